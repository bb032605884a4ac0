import type { FastifyInstance, FastifyRequest } from "fastify";
import type { UploadRule } from "../../content/upload-rules.ts";
import type { PreparedFile } from "./prepare-file.ts";

/** Both records have no prototype, so that a field called `__proto__` is a field like any other. */
export interface ReceivedForm {
  fields: Record<string, string[]>;
  files: Record<string, PreparedFile[]>;
}

export interface FormLimits {
  files: number;
  textFields: number;
  textFieldBytes: number;
}

export declare function registerMultipart(app: FastifyInstance): Promise<void>;

export declare function receiveForm(
  request: FastifyRequest,
  rules: Record<string, UploadRule>,
  limits?: Partial<FormLimits>,
): Promise<ReceivedForm>;
