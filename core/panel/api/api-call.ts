import { API_PREFIX, errorBodySchema } from "../../content/api/api-contract.ts";
import { refreshOffParts } from "../session/off-parts.ts";
import { refreshRights } from "../session/rights.ts";
import { findToken } from "../session/session.ts";
import { loginQuestion } from "../session/session-end.ts";
import { confirmQuestion } from "../session/steps/confirm-question.ts";
import { setUpQuestion } from "../session/steps/set-up-question.ts";
import {
  ApiFailure,
  ConfirmationDeclined,
  failedWith,
  isPartOff,
  LoginDeclined,
  needsSetUp,
  SessionEnded,
} from "./api-failure.ts";
import { takeFirstCall } from "./first-calls.ts";
import { dropKeptLists } from "./kept-lists.ts";

interface Answer {
  status: number;
  text: string;
  header(name: string): string | null;
}

interface CallOptions {
  json?: unknown;
  signal?: AbortSignal;
  isAnonymous?: boolean;
  /** `updatedAt` of the edited version: the server answers 409 if there is a newer one. */
  basedOn?: string;
}

/**
 * Renews or confirms the session, or sets up a second step, on the same screen if the call needs it, and repeats the call, so that
 * no input is lost.
 */
async function renewing<Value>(attempt: () => Promise<Value>): Promise<Value> {
  const token = findToken();
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof SessionEnded) await renew(error, token);
    else if (needsConfirmation(error)) await confirm(error);
    else if (needsSetUp(error)) await setUp(error);
    else throw error;
    return renewing(attempt);
  }
}

async function renew(ended: SessionEnded, token: string | undefined): Promise<void> {
  // Another call may have renewed or dropped the session.
  const isRenewed = ![undefined, token].includes(findToken());
  const answer = isRenewed ? "logged in" : await loginQuestion.ask();
  if (answer === undefined) throw ended;
  if (answer === "declined") throw new LoginDeclined();
}

const needsConfirmation = (error: unknown) => failedWith(error, "confirmation_needed");

async function confirm(refusal: unknown): Promise<void> {
  const answer = await confirmQuestion.ask();
  if (answer === undefined) throw refusal;
  if (answer === "declined") throw new ConfirmationDeclined();
}

async function setUp(refusal: unknown): Promise<void> {
  if ((await setUpQuestion.ask()) !== "set up") throw refusal;
}

export async function call(method: string, path: string, options: CallOptions = {}) {
  try {
    return await renewing(() => callOnce(method, path, options));
  } finally {
    if (method !== "GET") dropKeptLists();
  }
}

export async function callOnce(
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<{ body: unknown; header: Answer["header"] }> {
  const answer = await readAnswer(await request(method, path, options));
  return { body: readBody(answer, !options.isAnonymous), header: answer.header };
}

/** Downloads a file under the name that the server gives it. */
export async function download(
  path: string,
  otherwiseName: string,
  { method = "GET", ...options }: CallOptions & { method?: string } = {},
): Promise<{ file: File; header: Answer["header"] }> {
  const response = await renewing(async () => {
    const answer = await request(method, path, options);
    if (!answer.ok) readBody(await readAnswer(answer), true);
    return answer;
  });
  const [, name = otherwiseName] =
    /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  const file = new File([await response.blob().catch(throwUnreachable)], name);
  return { file, header: (wanted) => response.headers.get(wanted) };
}

function request(
  method: string,
  path: string,
  { json, signal, isAnonymous = false, basedOn }: CallOptions = {},
): Promise<Response> {
  const started = method === "GET" && !isAnonymous ? takeFirstCall(path) : undefined;
  const response =
    started ??
    fetch(`${API_PREFIX}${path}`, {
      method,
      headers: {
        ...(!isAnonymous && authorization()),
        ...(json !== undefined && { "Content-Type": "application/json" }),
        ...(basedOn !== undefined && { "If-Match": `"${basedOn}"` }),
      },
      body: json === undefined ? undefined : JSON.stringify(json),
      credentials: "same-origin",
      signal,
    });
  return response.catch(throwUnreachable);
}

async function readAnswer(response: Response): Promise<Answer> {
  return {
    status: response.status,
    text: await response.text().catch(throwUnreachable),
    header: (name) => response.headers.get(name),
  };
}

function throwUnreachable(error: unknown): never {
  throw error instanceof TypeError ? new ApiFailure(0) : error;
}

export interface Upload {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: FormData | string;
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

/** Sends a form that may hold files. */
export async function upload(sent: Upload) {
  try {
    return await renewing(async () => {
      const answer = await send(sent);
      return { body: readBody(answer, true), header: answer.header };
    });
  } finally {
    dropKeptLists();
  }
}

/** XMLHttpRequest, because fetch does not report upload progress. */
function send({ method, path, headers, body, signal, onProgress }: Upload): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, `${API_PREFIX}${path}`);
    for (const [name, value] of Object.entries({ ...authorization(), ...headers })) {
      request.setRequestHeader(name, value);
    }
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onload = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        header: (name) => request.getResponseHeader(name),
      });
    request.onerror = () => reject(new ApiFailure(0));
    request.onabort = () => reject(new DOMException("The upload was stopped", "AbortError"));
    signal?.addEventListener("abort", () => request.abort());
    request.send(body);
  });
}

function authorization(): Record<string, string> {
  const token = findToken();
  return token ? { Authorization: `Bearer ${token}` } : {};
}

function readBody(answer: Answer, withToken: boolean): unknown {
  const body = parseJson(answer.text);
  // A public list answers an ended session like a visitor; only this header shows it.
  const isTokenRefused = answer.header("www-authenticate")?.includes("invalid_token") ?? false;
  const isSuccess = answer.status >= 200 && answer.status < 300 && !isTokenRefused;
  if (isSuccess && (body !== undefined || answer.text === "")) return body;
  const retryAfter = Number(answer.header("retry-after") ?? Number.NaN);
  const Failure = withToken && (isTokenRefused || answer.status === 401) ? SessionEnded : ApiFailure;
  const failure = new Failure(
    isSuccess ? 0 : answer.status,
    errorBodySchema.safeParse(body).data,
    Number.isNaN(retryAfter) ? undefined : retryAfter,
  );
  // Somebody may have changed the duties of this account.
  if (answer.status === 403 && withToken && !needsConfirmation(failure)) void refreshRights();
  if (isPartOff(failure)) void refreshOffParts();
  throw failure;
}

/** A proxy, or the login page of a hotspot, may answer with an HTML page of any status. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
