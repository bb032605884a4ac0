import type { PanelWords } from "../en.ts";

export const login: PanelWords["login"] = {
  title: "लॉगिन",
  heading: "एडमिन लॉगिन",
  email: "ईमेल",
  password: "पासवर्ड",
  submit: "लॉगिन करें",
  successful: "लॉगिन सफल रहा!",
  failed: "लॉगिन नहीं हो सका। कृपया फिर कोशिश करें।",
  tryAgainIn: (minutes) => `${minutes} मिनट बाद फिर कोशिश करें।`,
  sessionEnded: "आपका लॉगिन सत्र समाप्त हो गया है। कृपया फिर लॉगिन करें।",
  backHome: "वेबसाइट पर वापस जाएँ",

  again: "कृपया फिर लॉगिन करें",
  againHelp: "आपका लॉगिन सत्र समाप्त हो गया है। कुछ भी मिटा नहीं है: लॉगिन करते ही आपका काम वहीं से आगे बढ़ेगा।",
  logInAs: "{email} से लॉगिन करें",
  submitAgain: "लॉगिन करें",
  mayNotChange: "इस खाते को सामग्री बदलने की अनुमति नहीं है।",
  declined: "आपका लॉगिन सत्र समाप्त हो गया है। आगे बढ़ने के लिए फिर लॉगिन करें।",

  logout: "लॉगआउट",
  loggingOut: "लॉगआउट हो रहा है...",
  logoutFailed: "लॉगआउट नहीं हो सका। आप अब भी लॉगिन हैं।",
  retry: "फिर कोशिश करें",
  backToDashboard: "मुख्य पटल पर वापस जाएँ",
};
