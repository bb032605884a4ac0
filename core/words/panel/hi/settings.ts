import type { PanelWords } from "../panel-words.ts";

export const settingNames: PanelWords["settingNames"] = {
  secondStepFor: "किन खातों में लॉगिन का दूसरा चरण ज़रूरी है",
  siteAddress: "ईमेल में वेबसाइट का पता",
};
