export { findConsentMark, type LinkedEntry, loadLinkedView } from "./consent/linked-children.ts";
export { LinkedLine } from "./consent/linked-line.tsx";
export { HiddenPicturesNote, isHiddenPicture, loadHiddenPictures } from "./pictures/hidden-pictures.tsx";
export { MarkChildrenLink } from "./pictures/mark-children-link.tsx";
export { showClassAndSection, showName } from "./shown-name.ts";
export { studentPart } from "./student-picker.tsx";
