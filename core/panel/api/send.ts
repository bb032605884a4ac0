import type { TOTAL_COUNT } from "../../content/api/answers.ts";
import {
  type AnswerOf,
  type Call,
  type ParamsOf,
  pathOf,
  type SentBodyOf,
  type SentQueryOf,
} from "../../content/api/define-calls.ts";
import { call as callApi, callOnce, download as downloadFrom, upload } from "./api-call.ts";
import { type ListQuery, withQuery } from "./list-query.ts";

interface Options {
  signal?: AbortSignal | undefined;
  /** `updatedAt` of the edited version: the server answers 409 if there is a newer one. */
  basedOn?: string | undefined;
  isAnonymous?: boolean;
}

type Sent<C extends Call> = Options &
  (unknown extends ParamsOf<C> ? unknown : { params: ParamsOf<C> }) &
  ([SentQueryOf<C>] extends [never] ? unknown : { query?: SentQueryOf<C> }) &
  ([SentBodyOf<C>] extends [never]
    ? unknown
    : undefined extends SentBodyOf<C>
      ? { body?: SentBodyOf<C> }
      : { body: SentBodyOf<C> });

/** Absent if the call needs nothing. */
type Arguments<C extends Call, More = unknown> = object extends Sent<C> & More
  ? [sent?: Sent<C> & More]
  : [sent: Sent<C> & More];

interface AnySent extends Options {
  params?: Record<string, string>;
  query?: ListQuery;
  body?: unknown;
}

type Header = (name: string) => string | null;

const addressOf = (call: Call, { params = {}, query = {} }: AnySent) =>
  withQuery(pathOf(call, params), query);

const optionsOf = ({ body, signal, basedOn, isAnonymous }: AnySent) => ({
  json: body,
  signal,
  basedOn,
  isAnonymous,
});

/** Makes a declared call. If the session has ended, or the call needs the password again, the user is asked and the call is repeated. */
export function send<C extends Call>(call: C, ...sent: Arguments<C>): Promise<AnswerOf<C>>;
export async function send(call: Call, sent: AnySent = {}): Promise<unknown> {
  return (await callApi(call.method, addressOf(call, sent), optionsOf(sent))).body;
}

/** The same, for calls whose answer has headers. */
export function sendForHeaders<C extends Call>(
  call: C,
  ...sent: Arguments<C>
): Promise<{ body: AnswerOf<C>; header: Header }>;
export function sendForHeaders(call: Call, sent: AnySent = {}): Promise<{ body: unknown; header: Header }> {
  return callApi(call.method, addressOf(call, sent), optionsOf(sent));
}

/** The same, for calls that answer a part of a list and count the whole. */
export async function sendForList<C extends Call & { answerHeaders: typeof TOTAL_COUNT }>(
  call: C,
  ...sent: Arguments<C>
): Promise<{ entries: AnswerOf<C>; total: number }> {
  const { body, header } = await sendForHeaders(call, ...sent);
  return { entries: body, total: Number(header("x-total-count")) };
}

/** Makes a call in the background: asks the user nothing, and fails with `SessionEnded`. */
export function sendOnce<C extends Call>(call: C, ...sent: Arguments<C>): Promise<AnswerOf<C>>;
export async function sendOnce(call: Call, sent: AnySent = {}): Promise<unknown> {
  return (await callOnce(call.method, addressOf(call, sent), optionsOf(sent))).body;
}

interface SentForm {
  form: FormData;
  /** Called with the share that has been sent, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Makes a call whose body is a form, which may have files. Types without files take the same fields as JSON. */
export function sendForm<C extends Call>(
  call: C,
  ...sent: Arguments<C, SentForm>
): Promise<{ body: AnswerOf<C>; header: Header }>;
export function sendForm(
  call: Call,
  { form, onProgress, ...sent }: AnySent & SentForm,
): Promise<{ body: unknown; header: Header }> {
  const { signal, basedOn } = sent;
  const isJson = call.uncheckedBody !== undefined;
  return upload({
    method: call.method,
    path: addressOf(call, sent),
    headers: {
      ...(basedOn !== undefined && { "If-Match": `"${basedOn}"` }),
      ...(isJson && { "Content-Type": "application/json" }),
    },
    body: isJson ? JSON.stringify(Object.fromEntries(form)) : form,
    signal,
    onProgress,
  });
}

/** Downloads a file under the name that the server gives it. */
export function download<C extends Call & { answer: { _zod: { output: Blob } } }>(
  call: C,
  otherwiseName: string,
  ...sent: Arguments<C>
): Promise<{ file: File; header: Header }>;
export function download(call: Call, otherwiseName: string, sent: AnySent = {}) {
  return downloadFrom(addressOf(call, sent), otherwiseName, { method: call.method, ...optionsOf(sent) });
}
