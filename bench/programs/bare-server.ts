/** The reference for cached responses: sends the bytes of an address and nothing else. `bare-server.ts PORT URL` */
import { once } from "node:events";
import { createServer, get } from "node:http";
import { buffer } from "node:stream/consumers";

const [port, url = ""] = process.argv.slice(2);
// Not with `fetch`, which would decompress the body.
const [source] = await once(get(url, { headers: { "accept-encoding": "gzip" }, agent: false }), "response");
const body = await buffer(source);
const headers = {
  "content-type": source.headers["content-type"] ?? "",
  "content-encoding": "gzip",
  "content-length": String(body.length),
};

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), "127.0.0.1", () => console.log("ready"));
