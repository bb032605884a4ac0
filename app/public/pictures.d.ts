/** Made by scripts/pictures-plugin.ts: the file that each picture of the fixed pages became, by key. */
declare module "virtual:pictures" {
  const pictures: Readonly<Record<string, string>>;
  export default pictures;
}
