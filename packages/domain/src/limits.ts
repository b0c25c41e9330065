/** The most passengers in one booking, of all ages (§5). Inclusive. */
export const MAX_PASSENGERS = 10

/** The minimum length of a password in characters (§5). Inclusive; a tenant may require more. */
export const PASSWORD_MIN_LENGTH = 7

/** The longest password that is read, so that hashing a long text cannot block the server. */
export const PASSWORD_MAX_LENGTH = 200

/** Length of a username in characters, both ends inclusive. */
export const USERNAME_LENGTH = { min: 3, max: 30 } as const

/** Longest street address of a profile, in characters. */
export const STREET_ADDRESS_MAX_LENGTH = 200

/** The fewest characters of a full name: "more than one" (§5). Inclusive. */
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

/** The number of characters from which the search for saved passengers asks the server (§5). Inclusive. */
export const PASSENGER_SEARCH_MIN = 3

/** Longest search for saved passengers, in characters. */
export const PASSENGER_SEARCH_MAX_LENGTH = 80

/** Longest words of a search for products, in characters. */
export const PRODUCT_SEARCH_MAX_LENGTH = 60

/**
 * The bytes of a megabyte in every upload rule. It is 1024 × 1024, the larger of both meanings, so that no file within the
 * stated limit is refused.
 */
export const BYTES_PER_MEGABYTE = 1024 * 1024

/** The limit of an attached image in megabytes, for texts. The file must be smaller: exclusive (§5). */
export const IMAGE_MAX_MEGABYTES = 5

/** The limit of an attached image in bytes. Exclusive (§5). */
export const IMAGE_MAX_BYTES = IMAGE_MAX_MEGABYTES * BYTES_PER_MEGABYTE

/**
 * The limit of a payment proof in megabytes, for texts. Inclusive (§5, which overrules the 3 MB of one message catalogue).
 */
export const PROOF_MAX_MEGABYTES = 2

/** The limit of a payment proof in bytes. Inclusive (§5). */
export const PROOF_MAX_BYTES = PROOF_MAX_MEGABYTES * BYTES_PER_MEGABYTE

/**
 * The limit of an uploaded picture in millions of pixels, for texts. No phone's camera exceeds it within the limit of bytes.
 */
export const IMAGE_MAX_MEGAPIXELS = 64

/**
 * The ages of adults and children in the product's texts, both ends inclusive (§5). Nobody over 40 is refused (`bandOn`).
 */
export const QUOTED_AGES = { adult: { min: 13, max: 40 }, child: { min: 3, max: 12 } } as const

/** Length in characters of the bank that a top-up comes from, both ends inclusive. */
export const TOP_UP_BANK_LENGTH = { min: 2, max: 60 } as const

/** Longest note of a top-up, in characters. */
export const TOP_UP_NOTE_MAX_LENGTH = 160

/** The most days of one statement, including both ends: a leap year. */
export const STATEMENT_MAX_DAYS = 366

/** The first and the last day of a statement. All zones have an instant for the midnights of days between them. */
export const STATEMENT_FIRST_DAY = '1900-01-01'
export const STATEMENT_LAST_DAY = '9998-12-31'

/** The most items with holds in one cart, because one order takes no more. Inclusive. */
export const CART_ITEMS_MAX = 20

/** Nights of one stay in a hotel, both ends inclusive. */
export const STAY_NIGHTS = { min: 1, max: 30 } as const

/** Rooms of one stay, both ends inclusive. */
export const STAY_ROOMS = { min: 1, max: 8 } as const

/** The guests that a search may name for one room, both bounds inclusive. A room itself may take fewer. */
export const ROOM_GUESTS = { adults: { min: 1, max: 9 }, children: { min: 0, max: 6 } } as const

/** The oldest age at which a hotel counts a guest as a child. Inclusive. */
export const HOTEL_CHILD_MAX_AGE = 17

/** The number of days after today on which hotels can be booked; the last one is only a day of departure. Inclusive. */
export const HOTEL_SALE_DAYS = 365

/** The time of the hotel's day until which tonight can still be booked. Exclusive. */
export const HOTEL_BOOKING_CLOSES = '18:00'

/** Minutes for which a quoted refund or change is valid. */
export const QUOTE_MINUTES = 15

/** The letters of a traveller's name that a correction may change, in first and last name together. Inclusive. */
export const NAME_CORRECTION_LETTERS = 3

/** The minutes for which the cart holds seats. §4 leaves the number open. */
export const HOLD_MINUTES = 15

/** Minutes that one extension adds to a hold. */
export const HOLD_EXTENSION_MINUTES = 15

/** The number of times that one hold can be extended. Without a limit, seats could be blocked for ever. */
export const HOLD_EXTENSIONS_MAX = 2

/** The minutes after its last change for which an unfinished checkout is stored and its link works. */
export const CHECKOUT_DRAFT_MINUTES = 24 * 60

/** Seconds before a hold ends at which the traveller is warned and offered an extension. */
export const HOLD_WARNING_SECONDS = 120

/** The calendar months for which a passport should be valid after the last international arrival; less gives a warning. */
export const PASSPORT_VALIDITY_MONTHS = 6

/** The days before the day of arrival from which a country accepts the arrival card, by its own calendar. */
export const ARRIVAL_CARD_DAYS = 3

/** The least minutes between an arrival and the next departure of one booking. */
export const TURNAROUND_MINUTES = 60

/** Number of sectors of a multi-city search, both ends inclusive. */
export const MULTI_CITY_SECTORS = { min: 2, max: 6 } as const

/** Minutes in which the booking details reach the traveller's mailbox (§8). */
export const BOOKING_EMAIL_MINUTES = { min: 5, max: 10 } as const

/** The validity in minutes, number of tries and length of a code sent by e-mail. */
export const EMAILED_CODE = { minutes: 15, tries: 5, digits: 6 } as const

/** The days for which the code of an invitation is valid. It is long because the recipient may open the mail later. */
export const INVITATION_DAYS = 7

/** Days in which the link that confirms a subscription works. */
export const NEWSLETTER_LINK_DAYS = 7

/** The most passengers that one account saves. Inclusive. */
export const SAVED_PASSENGERS_MAX = 200

/** The most travellers that an agency saves with one of its customers. */
export const CUSTOMER_PASSENGERS_MAX = 20

/** The minutes in which a deleted passenger can be restored; after that the passenger is deleted for good. */
export const PASSENGER_RESTORE_MINUTES = 10

/** Number of toasts on screen at the same time (§9). */
export const TOAST_LIMIT = 1

/** The milliseconds after which a dismissed toast is removed from memory (§9). */
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

/** The milliseconds for which fetched data counts as fresh (§9). */
export const STALE_MS = 5_000

/** The milliseconds between a refused base call and the reload of the page (§8). */
export const SESSION_RELOAD_MS = 500

/** The milliseconds in which a page reloads itself at most once (§9). */
export const RELOAD_GUARD_TTL_MS = 10_000

/** Milliseconds between two checks for a newly deployed version. */
export const VERSION_CHECK_MS = 300_000

/** The milliseconds after which a running call is shown as slow. */
export const SLOW_CALL_MS = 3_000

/** The currency of a visitor who has not chosen one (§9). */
export const DEFAULT_CURRENCY = 'IDR'

/** The `system` of the very first request. The answer contains the tenant's own value (§1). */
export const START_SYSTEM = 123

/** The part of a host name that marks a business-to-business site (§2). */
export const B2B_HOST_MARKER = 'b2b'

/** The role of an authority, which sees only the manifest (§2). */
export const INSTANSI_ROLE = 'Instansi'

/** Local storage key of the session store (§3). */
export const SESSION_STORAGE_KEY = 'sessionStore'

/** Local storage key of the chosen language (§1). */
export const LOCALE_STORAGE_KEY = 'locale'

/** Length of a pick-up or drop-off address in characters, both ends inclusive. */
export const RIDE_ADDRESS_LENGTH = { min: 3, max: 200 } as const

/** Length of the number of the flight or ferry that a driver meets, in characters, both ends inclusive. */
export const CONNECTION_NUMBER_LENGTH = { min: 2, max: 60 } as const

/** The most hours that can be added to the block of a ride. Inclusive. */
export const RIDE_EXTRA_HOURS_MAX = 12

/**
 * The fewest digits of a bank account's number. This is a rule of this product: no bank of these countries has shorter
 * numbers.
 */
export const ACCOUNT_NUMBER_MIN_DIGITS = 6
