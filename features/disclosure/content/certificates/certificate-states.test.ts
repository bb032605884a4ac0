import { describe, expect, it } from "vitest";
import { currentOf, type DatedCertificate, stateOf, warningStepOf } from "./certificate-states.ts";

const DAY = "2026-11-18";

const buildCertificate = (values: Partial<DatedCertificate> = {}): DatedCertificate => ({
  _id: "a",
  kind: "fire safety",
  title: null,
  issuedOn: "2024-01-01",
  validUntil: null,
  ...values,
});

const idsOf = (certificates: readonly DatedCertificate[]) =>
  currentOf(certificates, DAY).map(({ current, earlier }) => [current._id, ...earlier.map(({ _id }) => _id)]);

describe("the state of a certificate", () => {
  it.each([
    [null, { name: "noEnd" }],
    ["2028-01-01", { name: "valid" }],
    ["2027-02-17", { name: "valid" }],
    ["2027-02-16", { name: "endsIn", days: 90 }],
    ["2026-11-19", { name: "endsIn", days: 1 }],
    ["2026-11-18", { name: "endsToday" }],
    ["2026-11-17", { name: "expired", days: 1 }],
    ["2016-02-29", { name: "expired", days: 3915 }],
  ])("valid until %s", (validUntil, state) => {
    expect(stateOf({ validUntil }, DAY)).toEqual(state);
  });
});

describe("the warning step", () => {
  it.each([
    [null, undefined],
    ["2027-02-17", undefined],
    ["2027-02-16", 90],
    ["2026-12-19", 90],
    ["2026-12-18", 30],
    ["2026-11-26", 30],
    ["2026-11-25", 7],
    ["2026-11-18", 7],
    ["2026-11-17", "expired"],
  ])("of a certificate that is valid until %s is %s", (validUntil, step) => {
    expect(warningStepOf({ validUntil }, DAY)).toBe(step);
  });
});

describe("the certificate in force", () => {
  it("is the last issued one, and the earlier ones stay", () => {
    const first = buildCertificate({ _id: "first", issuedOn: "2020-01-01", validUntil: "2022-12-31" });
    const second = buildCertificate({ _id: "second", issuedOn: "2023-01-01", validUntil: "2025-12-31" });
    const third = buildCertificate({ _id: "third", issuedOn: "2026-01-01", validUntil: "2028-12-31" });
    expect(idsOf([second, third, first])).toEqual([["third", "second", "first"]]);
  });

  it("is an earlier one if the last issued one has expired", () => {
    const long = buildCertificate({ _id: "long", issuedOn: "2020-01-01", validUntil: "2030-12-31" });
    const short = buildCertificate({ _id: "short", issuedOn: "2026-01-01", validUntil: "2026-03-31" });
    expect(idsOf([short, long])).toEqual([["long", "short"]]);
  });

  it("is the last issued one if all have expired", () => {
    const first = buildCertificate({ _id: "first", issuedOn: "2020-01-01", validUntil: "2025-12-31" });
    const second = buildCertificate({ _id: "second", issuedOn: "2021-01-01", validUntil: "2024-12-31" });
    expect(idsOf([first, second])).toEqual([["second", "first"]]);
  });

  it("is the one that is valid for longer if two were issued on one day", () => {
    const ending = buildCertificate({ _id: "ending", validUntil: "2027-12-31" });
    const endless = buildCertificate({ _id: "endless" });
    expect(idsOf([ending, endless])).toEqual([["endless", "ending"]]);
  });

  it("is counted together with others that have not expired", () => {
    const renewed = buildCertificate({ _id: "renewed", issuedOn: "2026-11-01", validUntil: "2029-12-31" });
    const ending = buildCertificate({ _id: "ending", validUntil: DAY });
    const over = buildCertificate({ _id: "over", issuedOn: "2020-01-01", validUntil: "2023-12-31" });
    expect(currentOf([over, ending, renewed], DAY)).toMatchObject([{ current: renewed, alsoInForce: 1 }]);
  });

  it("is found for each kind, and for each title of other certificates", () => {
    const building = buildCertificate({ _id: "building", kind: "building safety" });
    const fire = buildCertificate({ _id: "fire", title: "Fire NOC" });
    const renewed = buildCertificate({
      _id: "renewed",
      title: "NOC of the fire office",
      issuedOn: "2025-01-01",
    });
    const bus = buildCertificate({ _id: "bus", kind: "other", title: "Bus insurance" });
    const sameBus = buildCertificate({
      _id: "sameBus",
      kind: "other",
      title: "bus insurance",
      issuedOn: "2025-01-01",
    });
    const lift = buildCertificate({ _id: "lift", kind: "other", title: "Lift licence" });
    expect(idsOf([building, fire, renewed, bus, sameBus, lift])).toEqual([
      ["building"],
      ["renewed", "fire"],
      ["sameBus", "bus"],
      ["lift"],
    ]);
  });

  it("on the site is not replaced by an internal one", () => {
    const shown = buildCertificate({ _id: "shown", validUntil: "2026-01-31", isInternal: false });
    const internal = buildCertificate({ _id: "internal", issuedOn: "2026-02-01", isInternal: true });
    expect(idsOf([shown, internal])).toEqual([["shown"], ["internal"]]);
  });

  it("is not found without certificates", () => {
    expect(currentOf([], DAY)).toEqual([]);
  });
});
