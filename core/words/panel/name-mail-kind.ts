import { findMailKind } from "../../content/mail/mail-kinds.ts";
import type { PanelWords } from "./panel-words.ts";

export const nameMailKind = ({ mail, language }: PanelWords, kind: string): string =>
  findMailKind(kind)?.name[language] ?? mail.otherKind;
