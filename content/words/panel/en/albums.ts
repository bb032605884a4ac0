export const albums = {
  untitled: "Untitled gallery",
  pictures: (count: number) => (count === 1 ? "1 picture" : `${count} pictures`),
  pictureOf: (title: string, number: number) => `${title}, picture ${number}`,
};
