import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import {
  buildArchive,
  expectNothingChanged,
  findVersion,
  inFolder,
  listVersions,
  port,
  startUpdate,
  update,
} from "./installation.ts";

it("a version that passes the check, migrates and does not come up is replaced by the one before and its data", async () => {
  const archive = await buildArchive(
    "1.2.0",
    `\nif (process.env.PORT === "${port}") process.exit(1);`,
    "999-newer",
  );
  const { error, code } = await update([archive]);
  expect(error).toMatch(/^Version 1\.2\.0 did not come up, and version 1\.0\.0 runs again\./);
  expect(await readlink(inFolder("site"))).toBe("versions/1.0.0");
  expect(code).toBe(1);
  expect(await findVersion()).toBe("1.0.0");
  expect((await readdir(inFolder("data"))).filter((name) => /before-update|return/.test(name))).toEqual([]);
});

it("a damaged archive, a full disk and a missing file change nothing", async () => {
  const archive = await buildArchive("1.3.0");
  const bytes = await readFile(archive);
  await writeFile(inFolder("cut.tar.gz"), bytes.subarray(0, bytes.length / 2));
  await writeFile(`${archive}.sha256`, `${"0".repeat(64)}  other\n`);
  await expectNothingChanged(async () => {
    for (const file of [archive, inFolder("cut.tar.gz")])
      expect((await update([file])).error).toMatch(/is damaged: copy it again, .+ Nothing was changed/);
    await rm(`${archive}.sha256`);
    // Blocks of 512 bytes; a larger file cannot be written.
    const limited = ["sh", "-c", 'ulimit -f 64; exec "$@"', "sh"];
    expect((await update([archive], limited)).code).toBe(1);
    expect((await update([inFolder("none.tar.gz")])).error).toMatch(/^There is no such file or folder/);
  });
});

it("of two updates at the same time one is refused", async () => {
  const archive = await buildArchive("1.3.0", "\nawait new Promise((r) => setTimeout(r, 2000));");
  const first = startUpdate([archive]);
  await expect.poll(() => existsSync(inFolder("versions/.update"))).toBe(true);
  const second = await update([archive]);
  expect([second.error, second.code]).toEqual(["Another update is under way. Nothing was changed.\n", 1]);
  expect(await once(first, "close")).toEqual([0, null]);
  expect(await findVersion()).toBe("1.3.0");
});

it("an update continues after a power cut during the last one", async () => {
  const archive = await buildArchive("1.4.0");
  await mkdir(inFolder("versions/.work/version"), { recursive: true });
  await mkdir(inFolder("versions/1.4.0"));
  await writeFile(inFolder("versions/.update"), "1");
  for (const link of ["site.new", "previous.new"]) await symlink("versions/1.4.0", inFolder(link));
  expect(await update([archive])).toMatchObject({ error: "", code: 0 });
  expect(await findVersion()).toBe("1.4.0");
  expect(await listVersions()).toEqual(["1.3.0", "1.4.0"]);
});

/** A small program with the commands that an update calls; the real one would build for minutes. */
const SMALL_PROGRAM: Record<string, string> = {
  "package.json": '{ "version": "1.5.0", "type": "module" }',
  "scripts/run.mjs": "",
  "scripts/start.mjs": `import { writeFileSync } from "node:fs";
    import { createServer } from "node:http";
    import path from "node:path";
    if (process.argv[2] === "--prepare") writeFileSync("release.json", "{}");
    else {
      const versions = path.dirname(process.cwd());
      if (process.env.PORT === "${port}") writeFileSync(path.join(versions, ".running"), String(process.pid));
      createServer((_request, response) => response.end('{ "version": "1.5.0" }')).listen(process.env.PORT, "127.0.0.1");
    }`,
};

it("the newest tag of a repository is fetched, built and switched to", async () => {
  const inRemote = (...parameters: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.example", ...parameters], {
      cwd: inFolder("remote"),
      stdio: "ignore",
    });
  await expectNothingChanged(async () => {
    expect((await update([])).error).toMatch(/cannot be read: check the network and UPDATE_FROM/);
  });
  for (const [file, content] of Object.entries(SMALL_PROGRAM)) {
    await mkdir(path.dirname(inFolder("remote", file)), { recursive: true });
    await writeFile(inFolder("remote", file), content);
  }
  inRemote("init");
  inRemote("add", ".");
  inRemote("commit", "--message=Version 1.5.0");
  for (const tag of ["v1.5.0", "v1.0.9", "v1.10.0-rc.1"]) inRemote("tag", tag);
  const { out, error, code } = await update([]);
  expect([error, code]).toEqual(["", 0]);
  expect(out).toMatch(/^Fetching v1\.5\.0\.\.\.\n[\s\S]+Version 1\.5\.0-[0-9a-f]{8} runs\./);
  expect(await findVersion()).toBe("1.5.0");
  expect(await readlink(inFolder("site"))).toMatch(/^versions\/1\.5\.0-/);
});
