import { Gauge, type Registry } from "prom-client";
import type { BackupWatch } from "../../backup/backup-watch.ts";
import type { DiskReserve } from "../../database/disk-reserve.ts";
import type { MailStore } from "../../mail/mail-store.ts";

interface Watched {
  /** Undefined if the database is on another machine. */
  reserve: DiskReserve | undefined;
  backupWatch: BackupWatch | undefined;
  mails: Pick<MailStore, "findWaiting">;
}

/** Figures for the operator: backups, free space and queued mails. */
export function watchOperation(registry: Registry, { reserve, backupWatch, mails }: Watched): void {
  const gauge = (name: string, help: string, read: () => number | undefined | Promise<number | undefined>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // Without a value the gauge is left out. An unavailable database must not hide the other figures.
        const value = await Promise.resolve(read()).catch(() => undefined);
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  if (reserve)
    gauge("gurukul_disk_free_bytes", "Free space of the disk with the data.", () => reserve.findFreeBytes());
  if (backupWatch) {
    gauge("gurukul_backup_age_seconds", "Age of the last daily backup.", () =>
      secondsSince(backupWatch.peek().latest?.createdAt),
    );
    gauge(
      "gurukul_backup_disk_free_bytes",
      "Free space of the disk with the backups.",
      () => backupWatch.peek().freeBytes,
    );
    gauge("gurukul_backup_problem", "1 if the daily backups are not in order.", () =>
      backupWatch.peek().problem ? 1 : 0,
    );
  }
  gauge("gurukul_mail_waiting", "Mails that wait to be sent.", async () => (await mails.findWaiting()).count);
  gauge(
    "gurukul_mail_oldest_waiting_seconds",
    "Age of the oldest mail that waits.",
    async () => secondsSince((await mails.findWaiting()).oldest) ?? 0,
  );
}

const secondsSince = (moment: string | null | undefined): number | undefined =>
  moment ? (Date.now() - Date.parse(moment)) / 1000 : undefined;
