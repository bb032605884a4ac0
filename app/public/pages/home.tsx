import { siteServices } from "../../site-services.ts";
import type { Route } from "./+types/home.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { entries } = await context.get(siteServices).content.list("notices");
  return { notices: entries };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return loaderData.notices.map((notice) => <p key={notice._id}>{notice.title}</p>);
}
