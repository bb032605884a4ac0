import type { PageDeclaration, PageField, PageFields } from "../../../content/pages/define-page.ts";
import { words } from "../../ui/panel-words.ts";

/** A page's declaration as its editor shows it: labels, hints and choices in the panel's language. */
export const translatePage = (page: PageDeclaration): PageDeclaration => ({
  ...page,
  title: words.translate(page.title),
  fields: translateFields(page.fields),
});

const translateFields = (fields: PageFields): PageFields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, translateField(field)]));

const translateField = (field: PageField) =>
  ({
    ...field,
    label: words.translate(field.label),
    ...(field.hint && { hint: words.translate(field.hint) }),
    ...("item" in field && { item: words.translate(field.item) }),
    ...("fields" in field && { fields: translateFields(field.fields) }),
    ...("options" in field && {
      options: field.options?.map((option) => ({ ...option, label: words.translate(option.label) })),
    }),
  }) as PageField;
