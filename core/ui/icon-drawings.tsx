import {
  ArrowLeft,
  Award,
  Bell,
  CalendarDays,
  CalendarX,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Clock,
  Expand,
  ExternalLink,
  FileText,
  GraduationCap,
  ImageOff,
  IndianRupee,
  Mail,
  MapPin,
  Menu,
  Pause,
  PencilLine,
  Phone,
  Play,
  Printer,
  Quote,
  Search,
  Users,
  X,
} from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { Facebook, Instagram, LinkedIn, Lotus, ProgramMark, WhatsApp } from "./own-drawings.tsx";

/** The content of `icons.svg`, which browsers load once. */
export const drawings = {
  "arrow-left": ArrowLeft,
  award: Award,
  bell: Bell,
  "calendar-days": CalendarDays,
  "calendar-x": CalendarX,
  check: Check,
  "chevron-down": ChevronDown,
  "chevron-left": ChevronLeft,
  "chevron-right": ChevronRight,
  clock: Clock,
  expand: Expand,
  "external-link": ExternalLink,
  facebook: Facebook,
  "file-text": FileText,
  "graduation-cap": GraduationCap,
  "image-off": ImageOff,
  "indian-rupee": IndianRupee,
  instagram: Instagram,
  linkedin: LinkedIn,
  lotus: Lotus,
  mail: Mail,
  "map-pin": MapPin,
  menu: Menu,
  pause: Pause,
  pencil: PencilLine,
  phone: Phone,
  play: Play,
  printer: Printer,
  "program-mark": ProgramMark,
  quote: Quote,
  search: Search,
  users: Users,
  whatsapp: WhatsApp,
  x: X,
};

const DRAWING = /^<svg.* viewBox="(?<viewBox>[^"]*)"[^>]*>(?<lines>.*)<\/svg>$/;

/** Each drawing as a symbol; size, colour and strokes are set where it is used. */
export function drawIconSprite(): string {
  const symbols = Object.entries(drawings).map(([name, Drawing]) => {
    const parts = DRAWING.exec(renderToStaticMarkup(<Drawing />))?.groups;
    if (!parts) throw new Error(`The icon ${name} is no drawing`);
    return `<symbol id="${name}" viewBox="${parts.viewBox}">${parts.lines}</symbol>\n`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("")}</svg>\n`;
}
