/** Most passengers in one booking, all ages together (§5). Inclusive. */
export const MAX_PASSENGERS = 10

/** Password length in characters, from which one is accepted (§5). Inclusive; a tenant may ask for more. */
export const PASSWORD_MIN_LENGTH = 7

/** Longest password that is read, so that hashing a long text cannot block the server. */
export const PASSWORD_MAX_LENGTH = 200

/** Length of a username in characters, both ends inclusive. */
export const USERNAME_LENGTH = { min: 3, max: 30 } as const

/** Longest street address of a profile, in characters. */
export const STREET_ADDRESS_MAX_LENGTH = 200

/** Fewest characters of a full name: "more than one" (§5). Inclusive. */
export const FULL_NAME_MIN_LENGTH = 2

/** Length of the concern text on the contact form, in characters, both ends inclusive (§5). */
export const CONTACT_NOTE_LENGTH = { min: 10, max: 160 } as const

/** Longest booking ID or confirmation number that a sender may name, in characters. */
export const BOOKING_ID_MAX_LENGTH = 40

/** Longest additional note of an order, in characters. */
export const ORDER_NOTE_MAX_LENGTH = 500

/** Longest reason of a check-in outside its times, in characters. */
export const CHECK_IN_REASON_MAX_LENGTH = 200

/** Longest code reference of an order, in characters. */
export const CODE_REFERENCE_MAX_LENGTH = 40

/** Characters from which the saved-passenger search asks the server (§5). Inclusive. */
export const PASSENGER_SEARCH_MIN = 3

/** Bytes of a megabyte in every upload rule: 1024 × 1024, the larger meaning, so that the unit refuses no file. */
export const BYTES_PER_MEGABYTE = 1024 * 1024

/** Size of an attached image in megabytes, as texts show it. The file must be under it: exclusive (§5). */
export const IMAGE_MAX_MEGABYTES = 5

/** Size in bytes which an attached image must stay under. Exclusive (§5). */
export const IMAGE_MAX_BYTES = IMAGE_MAX_MEGABYTES * BYTES_PER_MEGABYTE

/** Size of a payment proof in megabytes, as texts show it. Inclusive (§5, which wins over the 3 MB of one catalogue). */
export const PROOF_MAX_MEGABYTES = 2

/** Size in bytes up to which a payment proof is accepted. Inclusive (§5). */
export const PROOF_MAX_BYTES = PROOF_MAX_MEGABYTES * BYTES_PER_MEGABYTE

/** Pixels of an uploaded picture in millions, as texts show it: more than any phone's camera makes within those bytes. */
export const IMAGE_MAX_MEGAPIXELS = 64

/** Ages the product's texts quote for adults and children, both ends inclusive (§5). No age over 40 is refused (`bandOn`). */
export const QUOTED_AGES = { adult: { min: 13, max: 40 }, child: { min: 3, max: 12 } } as const

/** Length in characters of the bank that a top-up comes from, both ends inclusive. */
export const TOP_UP_BANK_LENGTH = { min: 2, max: 60 } as const

/** Longest note of a top-up, in characters. */
export const TOP_UP_NOTE_MAX_LENGTH = 160

/** Most days of one statement, both ends counted: a year, whichever it is. */
export const STATEMENT_MAX_DAYS = 366

/** The first and the last day that a statement can have: every zone has an instant for their midnights. */
export const STATEMENT_FIRST_DAY = '1900-01-01'
export const STATEMENT_LAST_DAY = '9998-12-31'

/** Most items that hold seats in one cart, because one order takes no more. Inclusive. */
export const CART_ITEMS_MAX = 20

/** Nights of one stay in a hotel, both ends inclusive. */
export const STAY_NIGHTS = { min: 1, max: 30 } as const

/** Rooms of one stay, both ends inclusive. */
export const STAY_ROOMS = { min: 1, max: 8 } as const

/** The guests that a search may name for one room; a room itself may take fewer. Both bounds are inclusive. */
export const ROOM_GUESTS = { adults: { min: 1, max: 9 }, children: { min: 0, max: 6 } } as const

/** Oldest age at which a hotel counts a guest as a child. Inclusive. */
export const HOTEL_CHILD_MAX_AGE = 17

/** Days ahead of today up to which a hotel's nights are on sale: the last departure. Inclusive. */
export const HOTEL_SALE_DAYS = 365

/** The hotel's clock until which the coming night can still be booked. Exclusive. */
export const HOTEL_BOOKING_CLOSES = '18:00'

/** Minutes for which a quoted refund or change is valid. */
export const QUOTE_MINUTES = 15

/** Letters of a traveller's name that a correction may change, over both names together. Inclusive. */
export const NAME_CORRECTION_LETTERS = 3

/** Minutes for which the cart holds seats (§4 leaves it open; decided). */
export const HOLD_MINUTES = 15

/** Minutes that one extension adds to a hold. */
export const HOLD_EXTENSION_MINUTES = 15

/** The number of times that one hold can be extended. Without a limit, seats could be blocked for ever. */
export const HOLD_EXTENSIONS_MAX = 2

/** Minutes after its last change for which an unfinished checkout is stored, and its link works. */
export const CHECKOUT_DRAFT_MINUTES = 24 * 60

/** Seconds before a hold ends at which the traveller is warned and offered an extension. */
export const HOLD_WARNING_SECONDS = 120

/** Calendar months a passport should be valid after the last international arrival; less is a warning. */
export const PASSPORT_VALIDITY_MONTHS = 6

/** Days before the day of arrival from which a country takes the arrival card, by its own calendar. */
export const ARRIVAL_CARD_DAYS = 3

/** Least minutes between arriving and leaving again on one booking. */
export const TURNAROUND_MINUTES = 60

/** Number of sectors of a multi-city search, both ends inclusive. */
export const MULTI_CITY_SECTORS = { min: 2, max: 6 } as const

/** Minutes in which the booking details reach the traveller's mailbox (§8). */
export const BOOKING_EMAIL_MINUTES = { min: 5, max: 10 } as const

/** Life, number of tries and length of a code sent by e-mail. */
export const EMAILED_CODE = { minutes: 15, tries: 5, digits: 6 } as const

/** Days for which the code of an invitation is valid, because its reader may open the mail later. */
export const INVITATION_DAYS = 7

/** Days in which the link that confirms a subscription works. */
export const NEWSLETTER_LINK_DAYS = 7

/** Most passengers that one account saves. Inclusive. */
export const SAVED_PASSENGERS_MAX = 200

/** Travellers that an agency saves with one of its customers. */
export const CUSTOMER_PASSENGERS_MAX = 20

/** Minutes in which a deleted passenger can be brought back; after that it is forgotten for good. */
export const PASSENGER_RESTORE_MINUTES = 10

/** Number of toasts on screen at the same time (§9). */
export const TOAST_LIMIT = 1

/** Milliseconds after which a dismissed toast is forgotten (§9). */
export const TOAST_REMOVE_DELAY_MS = 1_000_000

/** Request timeouts in milliseconds, by helper (§9). `default` is the client's own. */
export const TIMEOUTS_MS = {
  default: 10_000,
  get: 1_000_000,
  postJson: 40_000,
  put: 10_000,
  delete: 10_000,
  upload: 10_000,
} as const

/** Milliseconds for which fetched data counts as fresh (§9). */
export const STALE_MS = 5_000

/** Milliseconds from a refused base call to the reload of the page (§8). */
export const SESSION_RELOAD_MS = 500

/** Milliseconds in which a page reloads itself at most once (§9). */
export const RELOAD_GUARD_TTL_MS = 10_000

/** Milliseconds between two checks for a newly deployed version. */
export const VERSION_CHECK_MS = 300_000

/** Milliseconds after which a running call counts as slow and says so. */
export const SLOW_CALL_MS = 3_000

/** Currency of a visitor who has chosen none (§9). */
export const DEFAULT_CURRENCY = 'IDR'

/** `system` of the very first request; its answer names the tenant's own (§1). */
export const START_SYSTEM = 123

/** Part of a host name that marks a business-to-business site (§2). */
export const B2B_HOST_MARKER = 'b2b'

/** Role of an authority, which sees the manifest and nothing else (§2). */
export const INSTANSI_ROLE = 'Instansi'

/** Local storage key of the session store (§3). */
export const SESSION_STORAGE_KEY = 'sessionStore'

/** Local storage key of the chosen language (§1). */
export const LOCALE_STORAGE_KEY = 'locale'

/** Length of a pick-up or drop-off address in characters, both ends inclusive. */
export const RIDE_ADDRESS_LENGTH = { min: 3, max: 200 } as const

/** Length of the number of the flight or ferry that a driver meets, in characters, both ends inclusive. */
export const CONNECTION_NUMBER_LENGTH = { min: 2, max: 60 } as const

/** Most hours that can be added to a block. Inclusive. */
export const RIDE_EXTRA_HOURS_MAX = 12

/** Fewest digits of a bank account's number, a rule of this product: no bank of these countries has shorter numbers. */
export const ACCOUNT_NUMBER_MIN_DIGITS = 6
