import type { Entity, Resource } from "../../content/types/define-resource.ts";
import { languageOf } from "../../ui/language.ts";
import { panelLanguage, words } from "../../ui/panel-words.ts";
import { Badge } from "../entry-list/badge.tsx";
import { Notice } from "../parts/notice.tsx";

const texts = words.approval;

type Approved = Pick<Entity<Resource>, "approval" | "approvalNote">;

/** Whether a draft waits for approval or was sent back. */
export const ApprovalMark = ({ approval }: Approved) => approval && <Badge text={texts[approval]} />;

/** Why a draft was sent back. */
export const ApprovalNote = ({ approval, approvalNote }: Approved) =>
  approval === "returned" &&
  approvalNote && (
    <Notice lang={languageOf(approvalNote, panelLanguage)} className="wrap-anywhere whitespace-pre-line">
      {texts.noteOf(approvalNote)}
    </Notice>
  );
