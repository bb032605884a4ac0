import { data } from "react-router";
import { school } from "../../../content/pages/school.ts";
import { MissingPage } from "../components/missing-page.tsx";

export function loader() {
  return data(null, 404);
}

export function meta() {
  return [{ title: `404 Page Not Found | ${school.name}` }, { name: "robots", content: "noindex" }];
}

export default function NotFound() {
  return <MissingPage />;
}
