export const gallery = {
  none: "Pictures will be shown here soon.",
  picture: (album: string, number: number, count: number) => `${album}, picture ${number} of ${count}`,
  all: (count: string) => `See all ${count} pictures`,
  count: (count: string, isOne: boolean) => (isOne ? "1 picture" : `${count} pictures`),
  albums: "All albums",
  pages: "Pages of the gallery",
  albumPages: "Pages of the album",
};
