/** The reference for cached responses: the least that Node can do with the same bytes. `bare-server.ts PORT FILE TYPE` */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [port, file = "", type = ""] = process.argv.slice(2);
const body = readFileSync(file);
const headers = { "content-type": type, "content-encoding": "gzip", "content-length": String(body.length) };

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), "127.0.0.1", () => console.log("ready"));
