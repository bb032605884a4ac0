/** The screen "Parts of the site". */
export const parts = {
  title: "Parts of the site",
  intro:
    "Switch off what your school does not need. It leaves the site, the menus and this panel. Nothing is deleted: when you switch it on again, everything is back.",
  list: "Parts of the site",
  on: "On",
  off: "Off",
  needs: (names: string) => `Needs: ${names}`,
  neededBy: (names: string) => `Needed by: ${names}`,
  alsoOffTitle: (name: string) => `Switch off ${name}?`,
  alsoOff: (names: string) => `This is switched off with it, because it does not work without it: ${names}.`,
  accept: "Switch off",
  alsoOn: (names: string) => `Switched on as well, because it is needed: ${names}.`,
  linksTo: (count: number) =>
    count === 1
      ? "1 published text links to it, and visitors find nothing there"
      : `${count} published texts link to it, and visitors find nothing there`,
  save: "Save",
  saved: "The parts of the site are saved.",
  changed: (count: number) =>
    count === 1 ? "1 change is not saved yet." : `${count} changes are not saved yet.`,
  unchanged: "Everything is saved.",
  neverSaved: "Save once, even without a change, so that the setup guide counts this step as done.",
  changedMeanwhile:
    "Somebody else has changed the parts meanwhile. Your changes are in the list: look at it and save again.",
  isOff: "This part is switched off",
  isOffHelp: "Nothing is deleted. As soon as the part is on again, this screen and everything on it is back.",
  notSaved:
    "Not saved: the school has switched this part of the site off. What you typed stays here and can be saved when the part is on again.",
};
