import { expect, it } from "vitest";
import { type ApplicationSettings, applicationsSettings } from "../../content/settings.ts";
import { settingsVersions } from "./versioned-settings.ts";

const settings: ApplicationSettings = {
  ...applicationsSettings.applications.initial,
  classes: ["Class 1", "Class 2"].map((name) => ({ class: name, takes: true, seats: 30 })),
};
const base = { settings, updatedAt: "1" };

/** The settings with another number of seats in a class. */
const withSeats = (wanted: string, seats: number): ApplicationSettings => ({
  ...settings,
  classes: settings.classes.map((each) => (each.class === wanted ? { ...each, seats } : each)),
});

it("two people who change different classes and different fields keep both changes", () => {
  const edit = { settings: { ...withSeats("Class 1", 20), months: 6 }, base };
  const theirs = { settings: { ...withSeats("Class 2", 40), isOpen: true }, updatedAt: "2" };
  expect(settingsVersions.compare(edit, theirs)).toEqual([]);
  const rebased = settingsVersions.rebase(edit, theirs, new Set());
  expect(rebased).toEqual({
    settings: {
      ...theirs.settings,
      months: 6,
      classes: [
        { class: "Class 1", takes: true, seats: 20 },
        { class: "Class 2", takes: true, seats: 40 },
      ],
    },
    base: theirs,
  });
});

it("two people who name different classes first keep both classes", () => {
  const [first, second] = settings.classes.map((each) => ({ ...settings, classes: [each] }));
  const edit = { settings: first ?? settings, base: { ...base, settings: { ...settings, classes: [] } } };
  const theirs = { settings: second ?? settings, updatedAt: "2" };
  expect(settingsVersions.compare(edit, theirs)).toEqual([]);
  const { classes } = settingsVersions.rebase(edit, theirs, new Set()).settings;
  expect(classes.map((each) => each.class)).toEqual(["Class 2", "Class 1"]);
});

it("a value that both have changed is asked about", () => {
  const edit = { settings: { ...withSeats("Class 1", 20), months: 6 }, base };
  const theirs = { settings: { ...withSeats("Class 1", 40), months: 18 }, updatedAt: "2" };
  expect(settingsVersions.compare(edit, theirs)).toMatchObject([
    { name: "classes", mine: "Class 1 · 20", theirs: "Class 1 · 40" },
    { name: "months", mine: "6", theirs: "18" },
  ]);
  const rebased = settingsVersions.rebase(edit, theirs, new Set(["months"]));
  expect(rebased.settings).toEqual({ ...withSeats("Class 1", 20), months: 18 });
  expect(settingsVersions.isChanged(rebased)).toBe(true);
  const taken = settingsVersions.rebase(edit, theirs, new Set(["months", "classes"]));
  expect(settingsVersions.isChanged(taken)).toBe(false);
});
