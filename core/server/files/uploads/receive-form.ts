import type { IncomingMessage } from "node:http";
import multipart, { type Multipart, type MultipartFile } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { MAX_FILES_PER_REQUEST, type UploadRule } from "../../../content/files/upload-rules.ts";
import { message } from "../../../content/messages/message.ts";
import { withLineFeeds } from "../../../content/text/line-breaks.ts";
import { ApiError, malformedRequest, tooLarge, unsupportedType, validationFailed } from "../../errors.ts";
import type { FileWork, PreparedFile } from "./prepare-file.ts";

/** Both records have no prototype, so that a field called `__proto__` is a field like any other. */
export interface ReceivedForm<File = PreparedFile> {
  fields: Record<string, string[]>;
  files: Record<string, File[]>;
  /** Why files were refused, by field; only for `keepsRefused`. */
  refused: Record<string, ApiError>;
}

/** Makes of a file's bytes what the form keeps of it, or refuses them; `gone` is aborted when nobody waits any more. */
type PrepareFile<File> = (bytes: Buffer, rule: UploadRule, field: string, gone: AbortSignal) => Promise<File>;

export interface FormLimits {
  files: number;
  textFields: number;
  /** One for each picture of a list that an entry keeps. */
  keepFields: number;
  textFieldBytes: number;
  /** A refused file does not refuse the form: the rest of what was typed is not lost with it. */
  keepsRefused: boolean;
  /** How long the client may send nothing while the server waits. */
  silenceMilliseconds: number;
}

const DEFAULT_LIMITS: FormLimits = {
  files: MAX_FILES_PER_REQUEST,
  textFields: 500,
  keepFields: 5000,
  // The longest text, 100 000 characters, takes 300 KB in Hindi and 400 KB at most.
  textFieldBytes: 400_000,
  keepsRefused: false,
  silenceMilliseconds: 60_000,
};

const KEEP = "keep";
const FIELD_NAME_LENGTH = 100;
const HAS_BOUNDARY = /;\s*boundary="?[^\s";]/i;

export async function registerMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
}

/**
 * Reads a multipart form to its end. Files are checked and prepared one by one as they arrive, so that no more than one
 * of them is in memory as it was sent. Nothing is stored here: a refused or broken form leaves no trace.
 */
export function receiveForm(
  request: FastifyRequest,
  rules: Readonly<Record<string, UploadRule>>,
  fileWork: FileWork,
  overrides: Partial<FormLimits> = {},
): Promise<ReceivedForm> {
  const prepare: PrepareFile<PreparedFile> = async (bytes, rule, field, gone) => {
    // Only now: a start does not wait for what recognizes files.
    const { prepareFile } = await import("./prepare-file.ts");
    return prepareFile(bytes, rule, field, fileWork, gone);
  };
  return receiveFormOf(request, rules, prepare, overrides);
}

/** The same for files that are not kept, as they were sent. */
export const receiveBytes = (request: FastifyRequest, rules: Readonly<Record<string, UploadRule>>) =>
  receiveFormOf(request, rules, async (bytes) => bytes);

async function receiveFormOf<File>(
  request: FastifyRequest,
  rules: Readonly<Record<string, UploadRule>>,
  prepare: PrepareFile<File>,
  overrides: Partial<FormLimits> = {},
): Promise<ReceivedForm<File>> {
  if (!request.isMultipart()) throw unsupportedType(message("form_not_multipart"));
  const limits = { ...DEFAULT_LIMITS, ...overrides };
  const progress = watchProgress(request.raw, limits.silenceMilliseconds, brokenForm);
  const client = watchClient(request.socket);
  try {
    return await Promise.race([
      readForm(request, { rules, prepare, limits, progress, gone: client.gone }),
      progress.stalled,
    ]);
  } finally {
    progress.stop();
    client.stop();
  }
}

/** Watches the socket and not the request, which ends as soon as the whole form has arrived. */
export function watchClient(socket: FastifyRequest["socket"]): { gone: AbortSignal; stop(): void } {
  const leaving = new AbortController();
  const leave = () => leaving.abort(brokenForm());
  socket.once("close", leave);
  return { gone: leaving.signal, stop: () => socket.off("close", leave) };
}

interface Terms<File> {
  rules: Readonly<Record<string, UploadRule>>;
  prepare: PrepareFile<File>;
  limits: FormLimits;
  progress: ProgressWatch;
  /** Aborted when nobody is there any more to hear the answer. */
  gone: AbortSignal;
}

async function readForm<File>(request: FastifyRequest, terms: Terms<File>): Promise<ReceivedForm<File>> {
  const form: ReceivedForm<File> = {
    fields: Object.create(null),
    files: Object.create(null),
    refused: Object.create(null),
  };
  for await (const part of readParts(request, terms)) {
    if (part.type === "file") await receiveOrNote(form, part, terms);
    else receiveText(form, part, terms);
  }
  return form;
}

async function* readParts<File>(
  request: FastifyRequest,
  { rules, limits }: Terms<File>,
): AsyncGenerator<Multipart> {
  // With an empty boundary any body at all would be a form without fields.
  if (!HAS_BOUNDARY.test(request.headers["content-type"] ?? "")) throw brokenForm();
  try {
    yield* request.parts({
      limits: {
        // Empty file inputs are sent as parts too; those that hold a file are counted below.
        files: limits.files + Object.keys(rules).length,
        fields: limits.textFields + limits.keepFields,
        parts: Number.POSITIVE_INFINITY,
        fieldSize: limits.textFieldBytes,
        fileSize: Math.max(0, ...Object.values(rules).map(largestFile)) + 1,
      },
    });
  } catch (error) {
    throw refusalOf(error, limits);
  }
}

async function receiveOrNote<File>(
  form: ReceivedForm<File>,
  part: MultipartFile,
  terms: Terms<File>,
): Promise<void> {
  try {
    await receiveFile(form, part, terms);
  } catch (error) {
    const isRefusal = error instanceof ApiError && Object.hasOwn(error.errors ?? {}, part.fieldname);
    if (!terms.limits.keepsRefused || !isRefusal) throw error;
    form.refused[part.fieldname] = error;
    part.file.resume();
  }
}

async function receiveFile<File>(
  form: ReceivedForm<File>,
  part: MultipartFile,
  terms: Terms<File>,
): Promise<void> {
  const { rules, prepare, limits, progress, gone } = terms;
  const field = requireFieldName(part);
  const rule = Object.hasOwn(rules, field) ? rules[field] : undefined;
  if (!rule) throw validationFailed({ [field]: message("field_takes_no_file") });

  const bytes = await readBytes(part, rule, field);
  if (bytes.length === 0 && !part.filename) return;

  if (Object.values(form.files).flat().length === limits.files) throw tooManyFiles(limits);
  form.files[field] ??= [];
  if (form.files[field].length === rule.maxFiles) {
    const text =
      rule.maxFiles === 1
        ? message("one_file_only")
        : message("too_many_files_chosen", { maximum: rule.maxFiles });
    throw validationFailed({ [field]: text });
  }
  form.files[field].push(await progress.pausedFor(() => prepare(bytes, rule, field, gone)));
}

async function readBytes(part: MultipartFile, rule: UploadRule, field: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of part.file) {
      size += chunk.length;
      if (size > largestFile(rule)) break;
      chunks.push(chunk);
    }
  } catch {
    throw brokenForm();
  }
  if (size > largestFile(rule)) throw tooLarge(rule.tooLarge, field);
  return Buffer.concat(chunks);
}

function receiveText<File>(
  form: ReceivedForm<File>,
  part: Exclude<Multipart, MultipartFile>,
  { rules, limits }: Terms<File>,
): void {
  const field = requireFieldName(part);
  if (part.valueTruncated) throw tooLarge(message("text_too_long"), field);
  if (typeof part.value !== "string") throw validationFailed({ [field]: message("field_not_text") });
  if (Object.hasOwn(rules, field)) {
    if (part.value !== "") throw validationFailed({ [field]: message("field_not_file") });
    return;
  }
  form.fields[field] ??= [];
  form.fields[field].push(withLineFeeds(part.value));
  const count = (total: number, [name, texts]: [string, string[]]) =>
    name === KEEP ? total : total + texts.length;
  if (Object.entries(form.fields).reduce(count, 0) > limits.textFields) throw tooManyFields();
}

function requireFieldName(part: Multipart): string {
  const name: string | undefined = part.fieldname;
  if (!name || name.length > FIELD_NAME_LENGTH) throw malformedRequest(message("field_without_name"));
  return name;
}

const largestFile = (rule: UploadRule) => Math.max(0, ...Object.values(rule.maxBytes));

const tooManyFiles = (limits: FormLimits) =>
  tooLarge(message("too_many_files_sent", { maximum: limits.files }));

const tooManyFields = () => tooLarge(message("too_many_fields"));

const brokenForm = () => malformedRequest(message("form_not_whole"));

function refusalOf(error: unknown, limits: FormLimits): ApiError {
  switch (error instanceof Error && "code" in error && error.code) {
    case "FST_FILES_LIMIT":
      return tooManyFiles(limits);
    case "FST_PARTS_LIMIT":
    case "FST_FIELDS_LIMIT":
      return tooManyFields();
    case "FST_PROTO_VIOLATION":
      return malformedRequest(message("field_without_name"));
    default:
      return brokenForm();
  }
}

/** For the reader of the body, after the whole body has arrived. */
const READER_MILLISECONDS = 3000;

interface ProgressWatch {
  /** Rejects if nothing has arrived for too long. */
  readonly stalled: Promise<never>;
  /** Runs a job and does not count its time. */
  pausedFor<Result>(job: () => Promise<Result>): Promise<Result>;
  stop(): void;
}

/** Without this, the server would wait forever for a client that stops sending, or a reader that misses the end of the body. */
function watchProgress(
  body: IncomingMessage,
  silenceMilliseconds: number,
  stalledError: () => Error,
): ProgressWatch {
  const { promise: stalled, reject } = Promise.withResolvers<never>();
  let isPaused = false;
  let timer: NodeJS.Timeout | undefined;

  const restart = () => {
    clearTimeout(timer);
    if (isPaused) return;
    const milliseconds = body.readableEnded ? READER_MILLISECONDS : silenceMilliseconds;
    timer = setTimeout(() => reject(stalledError()), milliseconds);
  };
  body.on("data", restart);
  body.on("end", restart);
  restart();

  return {
    stalled,
    async pausedFor(job) {
      isPaused = true;
      restart();
      try {
        return await job();
      } finally {
        isPaused = false;
        restart();
      }
    },
    stop() {
      isPaused = true;
      clearTimeout(timer);
      body.off("data", restart);
      body.off("end", restart);
    },
  };
}
