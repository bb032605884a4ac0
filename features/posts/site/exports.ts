export { POST_CARD_FIELDS, PostCard, type ShownPost } from "./post-card.tsx";
