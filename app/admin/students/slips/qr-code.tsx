import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { memo } from "react";

/** The white around a code without which cameras do not find it, in modules. */
const MARGIN = 4;

/** A phone's camera opens the link. */
export const QrCode = memo(function QrCode({ link, label }: { link: string; label: string }) {
  const code = generate(link);
  const side = code.size + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(code)} />
    </svg>
  );
});
