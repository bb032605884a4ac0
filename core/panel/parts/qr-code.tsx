import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { memo } from "react";

/** The quiet zone that cameras need, in modules. */
const MARGIN = 4;

interface QrCodeProps {
  link: string;
  label: string;
  className?: string;
}

/** A QR code of a link. */
export const QrCode = memo(function QrCode({ link, label, className }: QrCodeProps) {
  const code = generate(link);
  const side = code.size + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={toSvgPath(code)} />
    </svg>
  );
});
