import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { API_PREFIX } from "../core/content/api/api-contract.ts";
import { createSampleStore } from "../core/server/content/many/sample-store.ts";
import { openDatabase } from "../core/server/database/open-database.ts";
import { resources } from "../features/types.ts";
import { findFreePort } from "../tests/free-port.ts";
import { onCore, SERVER_CORE, startProgram } from "./programs.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const OFFICE = { email: "office@school.example", password: "blue kite over neem" };

export interface School {
  url: string;
  api: string;
  dataDir: string;
  logIn(): Promise<string>;
  /** The resident memory of the server, in bytes. */
  memory(): Promise<number>;
  /** The same of the upload process; 0 while it is not running. */
  imageMemory(): Promise<number>;
  /** How many files and connections the server has open. */
  openFiles(): Promise<number>;
  logBytes(): number;
  stop(): Promise<void>;
}

export interface SchoolOptions {
  /** Absent: the sample school with its pictures. */
  entries?: number;
  /** Whether the server has a core of its own; absent: yes. */
  isPinned?: boolean;
}

/** The program as `npm start` runs it, with a data folder of its own that is deleted when it stops. */
export async function startSchool({ entries, isPinned = true }: SchoolOptions = {}): Promise<School> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "gurukul-bench-"));
  if (entries !== undefined) await fillSchool(dataDir, entries);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const command = [process.execPath, path.join(ROOT, "core/server/main.ts")];
  const program = await startProgram(isPinned ? onCore(SERVER_CORE, command) : command, {
    readyWhen: "is open.",
    env: {
      ...process.env,
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: path.join(ROOT, "node_modules/.cache/compiled"),
      HOST: "127.0.0.1",
      PORT: String(port),
      SITE_URL: url,
      DATA_DIR: dataDir,
      TRUST_PROXY: "127.0.0.1",
      ADMIN_EMAIL: OFFICE.email,
      ADMIN_PASSWORD: OFFICE.password,
      LOG_LEVEL: "warn",
    },
  });
  const pid = program.process.pid ?? 0;
  return {
    url,
    api: url + API_PREFIX,
    dataDir,
    async logIn() {
      const answer = await fetch(`${url}${API_PREFIX}/admins/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(OFFICE),
      });
      const { token } = (await answer.json()) as { token: string };
      return token;
    },
    memory: () => readMemory(pid),
    async imageMemory() {
      const child = (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).trim();
      return child === "" ? 0 : readMemory(Number(child));
    },
    openFiles: async () => (await readdir(`/proc/${pid}/fd`)).length,
    logBytes: () => Buffer.byteLength(program.output()),
    async stop() {
      await program.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function readMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
}

const FIRST_NAMES = ["Asha", "Rohan", "Meera", "Kabir", "Divya", "Arjun", "Sunita", "Imran", "अनन्या", "आरव"];
const LAST_NAMES = ["Sharma", "Patidar", "Khan", "Verma", "Malviya", "Joshi", "Chouhan", "Solanki", "वर्मा"];

/** The older ones are closed. */
const OPEN_ENQUIRIES = 60;

/** Loads as many students, as many notices and as many enquiries, without pictures. */
export async function fillSchool(dataDir: string, entries: number): Promise<void> {
  const { db } = await openDatabase({ dataDir, databaseUrl: undefined });
  const pick = (list: readonly string[], index: number) => list[index % list.length] ?? "";
  const time = (index: number) => new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString();
  const students = Array.from({ length: entries }, (_, index) => ({
    resource: resources.students,
    createdAt: time(index),
    values: {
      name: `${pick(FIRST_NAMES, index)} ${pick(LAST_NAMES, Math.floor(index / FIRST_NAMES.length))}`,
      rollNumber: String(1000 + index),
      class: String(1 + (index % 12)),
      section: pick(["A", "B", "C"], index),
      dateOfBirth: "2017-03-09",
      guardianName: `Guardian ${index}`,
      mobileNumber: "+91 98260 00000",
      address: `${index} Canal Road, Ujjain`,
      gender: pick(["Male", "Female"], index),
      profilePhoto: null,
    },
  }));
  const notices = Array.from({ length: entries }, (_, index) => ({
    resource: resources.notices,
    createdAt: time(index),
    values: {
      title: `Circular ${index}: half-yearly examination of class ${1 + (index % 12)}`,
      description: "Reporting time is 8:30. Bring the admit card and a blue pen. परीक्षा कक्षा में मोबाइल न लाएँ।",
      pdfOrImage: null,
      date: "2026-11-20",
    },
  }));
  const enquiries = Array.from({ length: entries }, (_, index) => ({
    resource: resources.contacts,
    createdAt: time(index),
    values: {
      name: `${pick(FIRST_NAMES, index)} ${pick(LAST_NAMES, Math.floor(index / FIRST_NAMES.length))}`,
      address: `${index} Canal Road, Ujjain`,
      phoneNumber: "+91 98260 00000",
      message: `When do admissions to class ${1 + (index % 12)} open? बस कहाँ तक आती है?`,
      status: index < entries - OPEN_ENQUIRIES ? "closed" : pick(["new", "inProgress"], index),
    },
  }));
  await createSampleStore(db, () => {}).load({
    rows: [...students, ...notices, ...enquiries],
    documents: [
      { name: "announcement", document: { content: "Admissions are open", contentHi: null, link: "" } },
    ],
    pages: [],
  });
  await db.destroy();
}
