import { Words } from "../components/words.tsx";
import { useSite } from "../site-context.tsx";

/** The days on which the office is open, with their hours. */
export function OfficeHoursList({ className }: { className?: string }) {
  const { school } = useSite();
  return (
    <dl className={className}>
      {school.officeHours.map(({ id, days, hours }) => (
        <div key={id}>
          <Words of={days} as="dt" />
          <Words of={hours} as="dd" />
        </div>
      ))}
    </dl>
  );
}
