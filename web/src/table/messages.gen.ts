/* Made from the schemas of the server by scripts/make_types.py (`make types`). */

export type Messages =
  | AgainAsk
  | AnswerSeen
  | AskHint
  | AskMeanings
  | AskSnapshot
  | AuctionSeen
  | BidWorth
  | CallAsk
  | CallJudged
  | CardChapter
  | CardJudged
  | CardRow
  | Considered
  | ContractSeen
  | ConventionCard
  | DealAsk
  | DealJudged
  | DealReviewed
  | DealSeen
  | DoCall
  | DoClaim
  | DoDeal
  | DoPlay
  | DoTakeBack
  | FactSeen
  | GameInfo
  | GameWon
  | Games
  | HandSeen
  | HeardSeen
  | Hint
  | Item
  | LessonSeen
  | LessonStop
  | LoggedEvent
  | Makeable
  | MatchRefused
  | MatchReviewed
  | MatchSeen
  | MeaningSeen
  | Meanings
  | Move
  | NewTable
  | OffersSeen
  | OptionInfo
  | Practice
  | PracticeAnswer
  | PracticeAsk
  | PracticeCard
  | PracticeQuestion
  | PracticeVerdict
  | PriceList
  | PricedContract
  | PricedItem
  | Problem
  | RaceSeen
  | ReadingSeen
  | ReasonSeen
  | Refused
  | ReviewAsk
  | Reviewed
  | RulesPage
  | RulesSection
  | SeatCall
  | SeatCard
  | SeatInfo
  | Seated
  | SheetRow
  | Sides
  | SidesCards
  | SidesOrNone
  | Sit
  | Snapshot
  | StepJudged
  | TrickSeen
  | Update
  | ViewSeen
  | WriteAsk
  | Written;

/**
 * Body of `POST /api/review/again`: a deal of a record, to be bid and played at a new table whose first
 * deal it is; `seat`: the person's. The answer is `Seated`.
 */
export interface AgainAsk {
  record: {
    [k: string]: unknown;
  };
  deal: number;
  seat?: "N" | "E" | "S" | "W";
  level?: string;
  cards?: SidesCards | null;
  cut?: string;
}
/**
 * The convention card of each side, by its name.
 */
export interface SidesCards {
  NS: string;
  EW: string;
}
/**
 * What a call says on a convention card, and at which vulnerability it is on it. `vulnerable`: what it
 * says when both sides are, null where that is the same; `changed`: the facts in which it differs then, if
 * they are all the difference.
 */
export interface AnswerSeen {
  when: "always" | "vulnerable" | "not_vulnerable";
  meaning: MeaningSeen;
  vulnerable: MeaningSeen | null;
  changed: FactSeen[];
}
/**
 * What a call says, the likeliest reading first. `alert`: it is artificial, so the opponents are told at
 * once.
 */
export interface MeaningSeen {
  call: string;
  alert: boolean;
  readings: ReadingSeen[];
}
/**
 * Why a call is made, a code of the message `meaning`, and what it shows then.
 */
export interface ReadingSeen {
  code: string;
  facts: FactSeen[];
}
/**
 * Something that a call shows of a hand; the catalogues have a sentence for each `kind`, `fact-…`.
 */
export interface FactSeen {
  kind: string;
  params: {
    [k: string]: string | number;
  };
}
/**
 * What to do? `id` and `seq` as in `Move`.
 */
export interface AskHint {
  type: "hint";
  id: string;
  seq: number;
}
/**
 * What the calls of a deal of this match say; `deal` counts from 1.
 */
export interface AskMeanings {
  type: "meanings";
  deal: number;
}
export interface AskSnapshot {
  type: "snapshot";
}
/**
 * `passes` made in a row since the last bid; `passes_to_end` of them end the auction.
 */
export interface AuctionSeen {
  calls: SeatCall[];
  bid: string | null;
  bidder: ("N" | "E" | "S" | "W") | null;
  doubled: number;
  passes: number;
  passes_to_end: number;
  minimum_level: number;
  denominations: ("S" | "H" | "D" | "C" | "NT")[];
  doubles: boolean;
}
export interface SeatCall {
  seat: "N" | "E" | "S" | "W";
  call: string;
}
/**
 * What a bid would come to as this seat's contract, undoubled: tricks it needs, points a trick (null in
 * Bridge), and what the defenders write if it fails by one trick.
 */
export interface BidWorth {
  bid: string;
  needs: number;
  trick_value: number | null;
  one_short: number;
}
/**
 * Body of `POST /api/review/call`: a call of a deal of a record. `level` and `cards` as in `DealAsk`.
 */
export interface CallAsk {
  record: {
    [k: string]: unknown;
  };
  deal: number;
  call: number;
  level?: string;
  cards?: SidesCards | null;
}
/**
 * Answer of `POST /api/review/call`: what an expert would have called there, knowing no more than the
 * seat. `considered`: the chosen first.
 */
export interface CallJudged {
  made: string;
  call: string;
  why: ReasonSeen;
  meaning: MeaningSeen;
  considered: Considered[];
}
/**
 * Why something is done; the catalogues have a sentence for each `code`, `why-…`.
 */
export interface ReasonSeen {
  code: string;
  params: {
    [k: string]: string | number;
  };
}
/**
 * A call or card that was thought about: points of the whole deal expected for one's own side, less those
 * of the opponents; null where nothing was compared.
 */
export interface Considered {
  name: string;
  points: number | null;
}
/**
 * The catalogues have a title for each `code`, and a sentence for each of `remarks`.
 */
export interface CardChapter {
  code: string;
  rows: CardRow[];
  remarks: string[];
}
/**
 * What may be called at one point of an auction; `heard`: the calls so far without the passes that go
 * without saying.
 */
export interface CardRow {
  heard: HeardSeen[];
  answers: AnswerSeen[];
}
/**
 * A call on a convention card; `ours`: of the side whose card it is.
 */
export interface HeardSeen {
  call: string;
  ours: boolean;
}
/**
 * A card that could be played: what the deal comes to after it with best play by both. Of the side that
 * plays it: its tricks in the whole deal, and its points less those of the other side.
 */
export interface CardJudged {
  card: string;
  tricks: number;
  points: number;
}
/**
 * `needs`: tricks the declaring side needs; `to_beat`: tricks the defenders need to beat it;
 * `trick_value`: points a trick, null in Bridge; `one_short`: what the defenders write if it fails by one
 * trick; `overtrick`: points for the first trick beyond it, null where every trick is paid.
 */
export interface ContractSeen {
  bid: string;
  declarer: "N" | "E" | "S" | "W";
  doubled: number;
  dummy: ("N" | "E" | "S" | "W") | null;
  needs: number;
  to_beat: number;
  trick_value: number | null;
  one_short: number;
  overtrick: number | null;
}
/**
 * Answer of `GET /api/cards/{name}`; `names`: of all cards that there are; `summary`: what fits one
 * sheet.
 */
export interface ConventionCard {
  name: string;
  names: string[];
  chapters: CardChapter[];
  summary: CardChapter[];
}
/**
 * Body of `POST /api/review/deal`: a deal of a record. `level` and `cards`: as whom the players bid.
 */
export interface DealAsk {
  record: {
    [k: string]: unknown;
  };
  deal: number;
  level?: string;
  cards?: SidesCards | null;
}
/**
 * Answer of `POST /api/review/deal`. `meanings`: what each call says; `makeable`: null where the time did
 * not suffice.
 */
export interface DealJudged {
  steps: StepJudged[];
  meanings: MeaningSeen[];
  makeable: Makeable[] | null;
}
/**
 * A card that was played. `chooser`: who chose it, declarer for dummy; `judged`: all that could be played
 * then, null where the time did not suffice; `lost_…`: how much less than with the best card, 0 or more.
 */
export interface StepJudged {
  seat: "N" | "E" | "S" | "W";
  chooser: "N" | "E" | "S" | "W";
  card: string;
  judged: CardJudged[] | null;
  lost_tricks: number | null;
  lost_points: number | null;
}
/**
 * Tricks that the side of each seat takes if that seat declares in this denomination.
 */
export interface Makeable {
  denomination: "S" | "H" | "D" | "C" | "NT";
  tricks: {
    [k: string]: number;
  };
}
/**
 * A finished deal, open to all. `dummy`: whose cards declarer plays, null where there is no dummy;
 * `before`: points towards the game when it was dealt, as `target` of the match counts them.
 */
export interface DealReviewed {
  number: number;
  dealer: "N" | "E" | "S" | "W";
  hands: {
    [k: string]: string[];
  };
  calls: SeatCall[];
  dummy: ("N" | "E" | "S" | "W") | null;
  before: Sides;
  tricks: TrickSeen[];
  row: SheetRow;
}
/**
 * A number for each side.
 */
export interface Sides {
  NS: number;
  EW: number;
}
/**
 * A trick; `winner` is null while it is being played.
 */
export interface TrickSeen {
  leader: "N" | "E" | "S" | "W";
  cards: SeatCard[];
  winner: ("N" | "E" | "S" | "W") | null;
}
export interface SeatCard {
  seat: "N" | "E" | "S" | "W";
  card: string;
}
/**
 * A finished deal on the sheet; `contract` is null when it was passed out.
 */
export interface SheetRow {
  deal: number;
  dealer: "N" | "E" | "S" | "W";
  contract: string | null;
  declarer: ("N" | "E" | "S" | "W") | null;
  doubled: number;
  needs: number;
  tricks: Sides;
  trick_winners: ("N" | "E" | "S" | "W")[];
  items: Item[];
  totals: Sides;
  game_won: GameWon | null;
}
/**
 * A line of the sheet with its arithmetic; `line` is the column it is written in, `rule` the paragraph
 * that says so (`V4.2`).
 */
export interface Item {
  side: "NS" | "EW";
  line: "above" | "below" | "score";
  kind: string;
  points: number;
  why: string;
  rule?: string;
}
/**
 * A game won in a rubber; `trick`: the 1-based trick that reached it (V5.2).
 */
export interface GameWon {
  side: "NS" | "EW";
  trick: number;
}
/**
 * The deal on the table. `turn` is the hand that acts next, `actor` the seat that chooses for it;
 * `race` is null where no points win a game, and after the match.
 */
export interface DealSeen {
  number: number;
  dealer: "N" | "E" | "S" | "W";
  phase: "auction" | "play" | "over";
  hands: {
    [k: string]: HandSeen;
  };
  auction: AuctionSeen;
  contract: ContractSeen | null;
  trick: TrickSeen | null;
  tricks: TrickSeen[];
  taken: Sides;
  race: RaceSeen | null;
  turn: ("N" | "E" | "S" | "W") | null;
  actor: ("N" | "E" | "S" | "W") | null;
}
/**
 * Cards left in a hand: those this seat may know, and how many it may not.
 */
export interface HandSeen {
  cards: string[];
  unseen: number;
}
/**
 * How far each side is from game. `reached`: points towards it, those of the tricks won in this deal
 * included; `missing`: points still wanted; `tricks` of this contract that bring them, null where so many
 * are not left, or without a contract; `won`: the game that a trick of this deal has won, until the deal
 * is over.
 */
export interface RaceSeen {
  reached: Sides;
  missing: Sides;
  tricks: SidesOrNone;
  won: GameWon | null;
}
/**
 * A number for each side, or none.
 */
export interface SidesOrNone {
  NS: number | null;
  EW: number | null;
}
export interface DoCall {
  do: "call";
  call: string;
}
/**
 * So many of the remaining tricks for one's own side, the others conceded; null for all of them.
 */
export interface DoClaim {
  do: "claim";
  tricks?: number | null;
}
export interface DoDeal {
  do: "deal";
}
export interface DoPlay {
  do: "play";
  card: string;
}
export interface DoTakeBack {
  do: "take_back";
}
/**
 * A game; `sealed_with`: the option values with which it is a sealed sequence of deals, null if never;
 * `cards`: the convention cards that a side may play, the first unless it chooses, none in most games.
 */
export interface GameInfo {
  name: string;
  options: OptionInfo[];
  sealed_with: {
    [k: string]: (string | number)[];
  } | null;
  cards: string[];
}
/**
 * An option of a game: the values one may choose, the default, and which variants allow it.
 */
export interface OptionInfo {
  name: string;
  values: (string | number)[];
  default: string | number;
  only_with: {
    [k: string]: (string | number)[];
  };
}
/**
 * Answer of `GET /api/games`. `card_levels`: those levels that bid by a convention card.
 */
export interface Games {
  games: GameInfo[];
  levels: string[];
  card_levels: string[];
}
/**
 * What an expert would do in this seat, knowing no more than it; `seq` is where the table stands.
 * `meaning`: what the call would say, null for a card; `considered`: the chosen first.
 */
export interface Hint {
  type: "hint";
  seq: number;
  move: DoCall | DoPlay | DoClaim;
  why: ReasonSeen;
  meaning: MeaningSeen | null;
  considered: Considered[];
}
/**
 * Answer of `GET /api/lessons/{name}`: a prepared deal as a table would tell it, all at once. The
 * comments are messages of the catalogues, `{name}-{say}`.
 */
export interface LessonSeen {
  name: string;
  snapshot: Snapshot;
  updates: Update[];
  stops: LessonStop[];
}
/**
 * Everything, sent after sitting down, after a reconnect, and when asked for. `cards`: what
 * the sides bid by, null in games without convention cards; `bids`: what each is worth, from low to high.
 */
export interface Snapshot {
  type: "snapshot";
  table: string;
  sequence: string | null;
  cards: SidesCards | null;
  seq: number;
  seats: {
    [k: string]: SeatInfo;
  };
  events: LoggedEvent[];
  bids: BidWorth[];
  view: ViewSeen;
  offers: OffersSeen;
}
/**
 * Who sits there: a person, or a computer player of a level.
 */
export interface SeatInfo {
  kind: "person" | "computer";
  level: string | null;
  name: string | null;
}
/**
 * One event of the log as this seat may see it. Fields beyond `seq` and `type` depend on the type.
 */
export interface LoggedEvent {
  seq: number;
  type: string;
  [k: string]: unknown;
}
/**
 * All that one seat may know of the table: the only thing a screen is drawn from.
 */
export interface ViewSeen {
  game: string;
  options: {
    [k: string]: string | number;
  };
  form: "rubber" | "target" | "one_deal";
  columns: ("above" | "below" | "score")[];
  vulnerable: ("NS" | "EW")[];
  seat: "N" | "E" | "S" | "W";
  match: MatchSeen;
  deal: DealSeen | null;
  sheet: SheetRow[];
}
/**
 * Where the match stands. `below`: points since the current line (Vint); `games`: games won;
 * `target`: points that win a game (500 below the line, or the running score), null in Bridge.
 */
export interface MatchSeen {
  over: boolean;
  winner: ("NS" | "EW") | null;
  totals: Sides;
  margin: number;
  games: Sides;
  below: Sides;
  target: number | null;
  dealer: "N" | "E" | "S" | "W";
}
/**
 * What this seat may do now. `hand`: whose cards `cards` are (declarer also plays dummy's); `claim`:
 * whether it may claim some of the remaining tricks; `hint`: whether it may ask what to do.
 */
export interface OffersSeen {
  calls: string[];
  cards: string[];
  hand: ("N" | "E" | "S" | "W") | null;
  deal: boolean;
  claim: boolean;
  take_back: boolean;
  hint: boolean;
}
/**
 * What one act at the table added to the log, and the table after it.
 */
export interface Update {
  type: "update";
  seq: number;
  events: LoggedEvent[];
  view: ViewSeen;
  offers: OffersSeen;
}
/**
 * Where a lesson waits: after so many of its updates. `say` names the comment, `facts` are its numbers;
 * `wanted` is the call or card with which the lesson goes on, null where it waits to be read only;
 * `choice`: the seat may do something else, of which the comment's `-other` speaks.
 */
export interface LessonStop {
  after: number;
  say: string;
  facts: {
    [k: string]: number;
  };
  wanted: string | null;
  choice: boolean;
}
/**
 * A match of the text that breaks the rules. `deal` and `index` (of a call or card) count from 1, 0 where
 * there is none.
 */
export interface MatchRefused {
  match: number;
  part: "record" | "hands" | "deal" | "call" | "card";
  deal: number;
  index: number;
  code: string;
  params: {
    [k: string]: unknown;
  };
}
/**
 * The finished deals of a match; `record` holds these and nothing else (`vintik.match/1`); `target`:
 * points that win a game (500 below the line, or the running score), null in Bridge; `again`: whether its
 * deals may be dealt again.
 */
export interface MatchReviewed {
  game: string;
  options: {
    [k: string]: string | number;
  };
  form: "rubber" | "target" | "one_deal";
  vulnerable: ("NS" | "EW")[];
  target: number | null;
  again: boolean;
  deals: DealReviewed[];
  record: {
    [k: string]: unknown;
  };
}
/**
 * What each call of the auction of a deal says, in order.
 */
export interface Meanings {
  type: "meanings";
  deal: number;
  meanings: MeaningSeen[];
}
/**
 * An act, and the sequence number of the table it was made against.
 */
export interface Move {
  type: "move";
  id: string;
  seq: number;
  move: DoCall | DoPlay | DoDeal | DoClaim | DoTakeBack;
}
/**
 * Body of `POST /api/tables`. `cut`: any text the person's browser drew; it is mixed into the shuffle.
 *
 * `sequence`: the name of a sealed sequence of deals that other tables have played or will play (M6
 * `tournament` only); without one a new sequence is begun. `cards`: the convention cards of the sides, in
 * Bridge with players of a level that bids by them; without them both sides play the first. `declare`: who
 * plays when the person's partner declares in a game with a dummy: partner (`rule`, B3.1) or the person,
 * in partner's chair (`mine`).
 */
export interface NewTable {
  game: string;
  options?: {
    [k: string]: string | number;
  };
  level?: string;
  cut?: string;
  sequence?: string;
  cards?: SidesCards | null;
  declare?: "rule" | "mine";
}
/**
 * Answer of `GET /api/practice`.
 */
export interface Practice {
  cards: PracticeCard[];
}
/**
 * A convention card and the topics to practise by it, in the order in which they are best learned.
 */
export interface PracticeCard {
  name: string;
  topics: string[];
}
/**
 * Body of a `POST` to the question's address: the call one would make.
 */
export interface PracticeAnswer {
  call: string;
}
/**
 * Which question, in the path of `GET /api/practice/{card}/{topic}/{seed}/{number}`: the same names and
 * numbers give the same question.
 */
export interface PracticeAsk {
  card: string;
  topic: string;
  seed: number;
  number: number;
}
/**
 * Its answer: what `seat` sees. `calls`: those it may make; `meanings`: what the calls so far say.
 */
export interface PracticeQuestion {
  card: string;
  topic: string;
  seed: number;
  number: number;
  seat: "N" | "E" | "S" | "W";
  vulnerable: ("NS" | "EW")[];
  dealer: "N" | "E" | "S" | "W";
  hand: string[];
  auction: AuctionSeen;
  calls: string[];
  meanings: MeaningSeen[];
}
/**
 * Answer to it. `best`: the card's call; `why`: what it says with this hand; `answered`: what the answer
 * would have said; `also`: other calls that are possible with this hand, and what they say. Those are right
 * too.
 */
export interface PracticeVerdict {
  right: boolean;
  call: string;
  best: string;
  why: MeaningSeen;
  answered: MeaningSeen;
  also: MeaningSeen[];
}
/**
 * Answer of `GET /api/prices/{game}`: all that the rules can write for a deal, with the options of the
 * address.
 *
 * `bonuses`: what a side, whichever it is, scores when it reaches the `target` for the first time in a
 * match, and for the second. `minimum_levels`: of the first bid, by the number of deals played before; the
 * last holds for all further ones.
 */
export interface PriceList {
  game: string;
  options: {
    [k: string]: string | number;
  };
  form: "rubber" | "target" | "one_deal";
  columns: ("above" | "below" | "score")[];
  target: number | null;
  bonuses: PricedItem[][];
  denominations: ("S" | "H" | "D" | "C" | "NT")[];
  minimum_levels: number[];
  items: PricedItem[];
  contracts: PricedContract[];
}
/**
 * An `Item` of the side that declares or that defends, whichever sides these are.
 */
export interface PricedItem {
  role: "declaring" | "defending";
  line: "above" | "below" | "score";
  kind: string;
  points: number;
  why: string;
  rule: string;
}
/**
 * What a contract can bring; numbers are places in the `items` of the list. A deal writes one entry of
 * `tricks`, by the declaring side's tricks, 0…13; one of `honours`, by the trump honours that side was
 * dealt, 0…5; and one of `aces`, by the aces it was dealt, 0…4, and by its tricks. The last two are null
 * where they pay nothing. `vulnerable`: whether the declaring side is, null where that makes no difference.
 */
export interface PricedContract {
  bid: string;
  doubled: number;
  vulnerable: boolean | null;
  needs: number;
  trick_value: number | null;
  tricks: number[][];
  honours: number[][] | null;
  aces: number[][][] | null;
}
/**
 * Body of every HTTP error: a refusal code with its parameters (words live in the catalogues).
 */
export interface Problem {
  code: string;
  params: {
    [k: string]: unknown;
  };
}
/**
 * A message that changed nothing. `id` repeats that of the move or question; `seq` is where the table
 * stands.
 */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  params: {
    [k: string]: unknown;
  };
  seq: number;
}
/**
 * Body of `POST /api/review`: a match record, several of them a line each, PBN or LIN.
 */
export interface ReviewAsk {
  text: string;
}
/**
 * Answer of `POST /api/review` and of `GET /api/tables/{table}/review`. `level`: of the computer players
 * at the table, null where none are known; `cards`: the convention cards of the sides there.
 */
export interface Reviewed {
  matches: MatchReviewed[];
  refused: MatchRefused[];
  level: string | null;
  cards: SidesCards | null;
}
/**
 * Answer of `GET /api/rules/{name}/{language}`: a game's page, or `overview`, the one about all games;
 * `names`: of all pages that there are.
 *
 * `html` holds our own markup only. For the browser to fill: `data-widget` with `data-game`, and
 * `data-own`, a card's letter in the language of the page.
 */
export interface RulesPage {
  names: string[];
  title: string;
  contents: RulesSection[];
  html: string;
}
/**
 * A section of a page that teaches a game; `id` is its address on the page.
 */
export interface RulesSection {
  id: string;
  title: string;
}
/**
 * Answer of `POST /api/tables`: the table, the person's seat, and the secret that proves it.
 *
 * `sequence` names the sealed sequence that is played, null where deals are the table's own.
 */
export interface Seated {
  table: string;
  seat: "N" | "E" | "S" | "W";
  token: string;
  sequence: string | null;
}
/**
 * The first message on every socket: the secret token of a seat.
 */
export interface Sit {
  type: "sit";
  token: string;
}
/**
 * Body of `POST /api/review/pbn` and `POST /api/review/lin`.
 */
export interface WriteAsk {
  record: {
    [k: string]: unknown;
  };
}
/**
 * Answer of `POST /api/review/pbn` and `POST /api/review/lin`.
 */
export interface Written {
  text: string;
}
