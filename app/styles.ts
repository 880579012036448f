// The styles that every page shares. The entry imports them, so that they belong to the root route:
// a page that matched no route (404) is rendered with them too.
import "virtual:uno.css";
import "./shell/header/header.css";
import "./ui/base.css";
