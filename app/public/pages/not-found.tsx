import { data, Link } from "react-router";

export function loader() {
  return data(null, 404);
}

export default function NotFound() {
  return (
    <main>
      <h1>404 Page Not Found</h1>
      <Link to="/">Back to home</Link>
    </main>
  );
}
