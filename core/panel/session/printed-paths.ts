import { featurePanels } from "../../../features/panel.ts";

const PRINTED_PATHS = featurePanels.flatMap(({ printedPaths = [] }) => printedPaths);

/** An address that is printed as a QR code, whose visitors want to log in. */
export const isPrintedPath = (path: string) => PRINTED_PATHS.some((printed) => path.startsWith(printed));
