/** The picture of the committee that the server draws. */
export const COMMITTEE_BOARD = {
  path: "/committee-board.jpg",
  width: 1200,
  head: 250,
  row: 112,
  foot: 90,
  /** A very long list still fits one picture. */
  maxMembers: 80,
};

export const boardHeight = (members: number) =>
  COMMITTEE_BOARD.head +
  Math.min(members, COMMITTEE_BOARD.maxMembers) * COMMITTEE_BOARD.row +
  COMMITTEE_BOARD.foot;
