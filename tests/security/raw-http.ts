import { connect } from "node:net";
import { text } from "node:stream/consumers";

export interface RawAnswer {
  status: number;
  headers: Headers;
  body: string;
}

/** Sends raw bytes, for requests that no client library would make, and reads until the server closes the connection. */
export async function exchange(url: string, request: string): Promise<RawAnswer> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write(request);
  const answer = await text(socket);
  const end = answer.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = answer.slice(0, end).split("\r\n");
  const headers = new Headers(
    lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]),
  );
  return { status: Number(statusLine.split(" ")[1]), headers, body: answer.slice(end + 4) };
}

export const request = (line: string, headers: readonly string[] = [], body = "") =>
  [`${line} HTTP/1.1`, "Host: school.example", "Connection: close", ...headers, "", body].join("\r\n");
