import { type Coded, message } from "../../../core/content/messages/message.ts";
import { type DocumentOf, definePage } from "../../../core/content/pages/define-page.ts";
import {
  bilingual,
  group,
  LINE,
  lines,
  list,
  optionalPhone,
  pageTop,
  pdf,
  picture,
  requiredBilingual,
  SHORT,
  sectionHead,
  timeValue,
  value,
} from "../../../core/content/pages/fields.ts";
import { requiredText } from "../../../core/content/types/fields.ts";

/** Links the stops to their route. */
const routeNumber = () => ({
  ...value("Route number", requiredText("Route number", 20)),
  required: true as const,
});

export const parents = definePage({
  name: "parents",
  title: "For parents",
  path: "/parents",
  fields: {
    head: group("Top of the page", pageTop),
    timings: group("School timings", {
      ...sectionHead,
      firstSeason: bilingual("First season", 60, {
        hint: "Such as “Summer (April to October)”. Leave both empty if the times are the same all year.",
      }),
      secondSeason: bilingual("Second season", 60),
      items: list("Times", {
        item: "group of classes",
        title: "classes",
        maximum: 20,
        neededFor: "otherPages",
        fields: {
          classes: requiredBilingual("Classes", SHORT),
          days: bilingual("Days", SHORT),
          from: timeValue("School begins"),
          to: timeValue("School ends"),
          secondFrom: timeValue("School begins, second season"),
          secondTo: timeValue("School ends, second season"),
        },
      }),
    }),
    uniform: group("Uniform", {
      ...sectionHead,
      items: list("What children wear", {
        item: "uniform",
        title: "when",
        maximum: 12,
        fields: {
          when: requiredBilingual("Days or season", SHORT),
          everyone: bilingual("Everyone", LINE),
          boys: bilingual("Boys", LINE),
          girls: bilingual("Girls", LINE),
          picture: picture("Picture"),
        },
      }),
    }),
    transport: group("School bus", {
      ...sectionHead,
      routes: list("Routes", {
        item: "route",
        title: "number",
        maximum: 40,
        fields: {
          number: routeNumber(),
          name: bilingual("Name of the route", SHORT),
          details: bilingual("Bus, driver or attendant", LINE),
          phone: optionalPhone("Telephone"),
        },
      }),
      stops: list("Stops", {
        item: "stop",
        title: "stop",
        maximum: 400,
        isTable: true,
        hint: "In the order of the morning. Add a stop and type, or copy the cells in Excel or Google Sheets and paste them into the first field.",
        fields: {
          stop: requiredBilingual("Stop", SHORT),
          route: routeNumber(),
          pickUp: timeValue("Morning"),
          drop: timeValue("Afternoon"),
        },
      }),
    }),
    books: group("Book lists", {
      ...sectionHead,
      items: list("Books by class", {
        item: "class",
        title: "class",
        maximum: 60,
        fields: {
          class: requiredBilingual("Class", SHORT),
          books: lines("Books", { maxLines: 40 }),
          list: pdf("The list as a PDF"),
        },
      }),
    }),
    dates: group("Term dates", sectionHead, {
      hint: "The holidays and examinations come from the calendar.",
    }),
    forms: group(
      "Forms and downloads",
      {
        ...sectionHead,
        items: list("Forms", {
          item: "form",
          title: "title",
          maximum: 40,
          fields: {
            title: requiredBilingual("Title", SHORT),
            line: bilingual("Line below", LINE),
            pdf: pdf("PDF", { hint: "Without a file the page says that the form is at the school office." }),
          },
        }),
      },
      {
        hint: "The page adds the PDFs of the book lists, and the latest circulars from the notices.",
      },
    ),
  },
  rules: ({ timings }) => {
    const errors: Record<string, Coded> = {};
    for (const [index, item] of timings.items.entries()) {
      for (const [start, end] of [
        ["from", "to"],
        ["secondFrom", "secondTo"],
      ] as const) {
        const path = `timings.items.${index}`;
        if (item[end] === null) continue;
        if (item[start] === null) errors[`${path}.${start}`] = message("end_time_without_start");
        else if (item[end] <= item[start]) errors[`${path}.${end}`] = message("end_time_before_start");
      }
    }
    return errors;
  },
});

export type ParentsPage = DocumentOf<typeof parents>;
