/** Clients without a login who ask for as much of the student list as they can get, each again as soon as it has come. */
import { API_PREFIX } from "../../content/api-contract.ts";

const CLIENTS = 8;
const [url = ""] = process.argv.slice(2);

const randomLetter = () => String.fromCharCode(97 + Math.floor(Math.random() * 26));
const QUERIES = [() => "offset=0", () => "q=a", () => `q=${randomLetter()}&limit=1000`];

async function ask(round: number): Promise<void> {
  const query = QUERIES[round % QUERIES.length]?.();
  const answer = await fetch(`${url}${API_PREFIX}/students/all?${query}`);
  await answer.arrayBuffer();
}

const clients = Array.from({ length: CLIENTS }, (_, client) => client);
await Promise.all(clients.map(ask));
console.log("asking");
await Promise.all(
  clients.map(async (client) => {
    for (let round = client; ; round++) await ask(round);
  }),
);
