import type { Money } from '../money/money.ts'
import type { CountedBand, PassengerBand } from '../passengers/age-bands.ts'
import type { ColourPair } from '../theme/contrast-ratio.ts'
import type { CalendarDate } from '../time/calendar-date.ts'
import type { Instant } from '../time/instant.ts'

/** A text that needs no value. */
export type NoParams = Readonly<Record<string, never>>

/**
 * All issues by code, with the values for their texts. A code names its text: `common.too_long` is `issue.too_long` in the
 * namespace `common`. A value has the same meaning under the same name everywhere, because its name decides its format.
 */
export type IssueParams = {
  'common.required': NoParams
  'common.too_long': { readonly max: number }
  'common.name_too_short': { readonly min: number }
  'common.invalid_email': NoParams
  'common.invalid_phone': NoParams
  'common.invalid_phone_code': NoParams
  'common.invalid_username': { readonly min: number; readonly max: number }
  'common.invalid_id_card_number': NoParams
  'common.password_too_short': { readonly min: number }
  'common.password_mismatch': NoParams
  'common.note_length': { readonly min: number; readonly max: number }
  'common.search_too_short': { readonly min: number }
  'common.invalid_code': { readonly digits: number }
  'common.invalid_account_number': { readonly min: number }
  'common.file_too_large': { readonly limit: Bytes }
  /** The accepted kinds, separated by commas. */
  'common.file_type_refused': { readonly kinds: string }
  'common.image_too_large': Pixels
  /** The browser could not read the file: it was moved after it was chosen, or its cloud storage does not answer. */
  'common.file_unreadable': NoParams
  /** An error without a code of its own, such as a wrong type. */
  'common.invalid': NoParams

  'passenger.required': NoParams
  'passenger.invalid_title': NoParams
  'passenger.invalid_name': NoParams
  'passenger.too_long': { readonly max: number }
  'passenger.invalid_date': NoParams
  'passenger.date_in_future': NoParams
  'passenger.date_in_past': NoParams
  'passenger.too_old': { readonly max: number }
  'passenger.too_young': { readonly months: number }
  'passenger.before_birth': NoParams
  'passenger.expires_before_travel': { readonly travelDate: CalendarDate }
  'passenger.expires_soon_after_travel': {
    /** Last day of travel. */
    readonly travelDate: CalendarDate
    /** Day until which the passport should be valid. */
    readonly validUntil: CalendarDate
    readonly months: number
  }
  'passenger.age_not_in_band': BandParams
  'passenger.band_changes': BandParams
  'passenger.unaccompanied': BandParams
  'passenger.invalid_country': NoParams
  'passenger.invalid_passport_number': NoParams
  'passenger.invalid_passport_length': {
    readonly min: number
    readonly max: number
    /** The number of typed characters. */
    readonly length: number
  }
  'passenger.duplicate_passport': { readonly passenger: number }
  /** The passenger that this one repeats; the first is 1. */
  'passenger.duplicate_person': { readonly passenger: number }

  'passenger.invalid_count': NoParams
  'passenger.no_passengers': NoParams
  'passenger.no_adult': NoParams
  'passenger.more_infants_than_adults': { readonly max: number; readonly count: number }
  'passenger.too_many_passengers': { readonly max: number; readonly count: number }

  /** A note that another price applies than the one shown before. */
  'passenger.senior_fare': NoParams
  'passenger.national_fare': NoParams

  'ferry.terminal_required': NoParams
  'ferry.same_terminal': NoParams
  'ferry.no_route': NoParams
  'ferry.date_required': NoParams
  'ferry.invalid_date': NoParams
  'ferry.date_in_past': NoParams
  'ferry.date_too_late': { readonly last: CalendarDate }
  'ferry.return_before_departure': NoParams
  'ferry.sector_before_previous': NoParams
  'ferry.too_few_sectors': { readonly min: number }
  'ferry.too_many_sectors': { readonly max: number }

  /** On the day of the sailing only the time is shown. */
  'ferry.booking_closed': { readonly closedAt: LocalTime }
  'ferry.leaves_before_arrival': { readonly arrivesAt: LocalTime }
  'ferry.too_little_time': { readonly arrivesAt: LocalTime; readonly minutes: number }
  'ferry.sold_out': NoParams
  /** The seats that are left, and the seats that are needed. */
  'ferry.too_few_seats': { readonly count: number; readonly needed: number }
  'ferry.not_on_sale': NoParams

  'traveller.entered': { readonly name: string }
  'traveller.same_as': { readonly line: number }
  'traveller.already_saved': { readonly name: string }

  'markup.duplicate': NoParams
  'markup.ferries_only': NoParams
  'markup.below_zero': NoParams
  'markup.too_high': NoParams
  'markup.wrong_exponent': NoParams
  /** The tenant does not sell the product or operator. */
  'markup.unknown': NoParams
  'markup.percent': { readonly min: number; readonly max: number }
  /** An amount that cannot be read, with an example of one that can. */
  'markup.amount': { readonly example: string }

  'hotel.date_required': NoParams
  'hotel.invalid_date': NoParams
  'hotel.date_in_past': { readonly first: CalendarDate }
  'hotel.date_too_late': { readonly last: CalendarDate }
  'hotel.check_out_not_after_check_in': { readonly checkIn: CalendarDate }
  'hotel.too_many_nights': { readonly max: number }
  'hotel.too_few_rooms': { readonly min: number }
  'hotel.too_many_rooms': { readonly max: number }
  'hotel.adults_out_of_bounds': { readonly min: number; readonly max: number }
  'hotel.too_many_children': { readonly max: number }
  'hotel.age_out_of_bounds': { readonly min: number; readonly max: number }
  'hotel.age_required': NoParams
  'hotel.too_many_adults': { readonly max: number }
  'hotel.too_many_guests': { readonly max: number }

  'product.date_required': NoParams
  'product.invalid_date': NoParams
  'product.closed': NoParams
  /** The last day on sale. */
  'product.too_far': { readonly last: CalendarDate }
  /** The instant at which booking closed. */
  'product.too_late': { readonly at: Instant }

  'attraction.date_required': NoParams
  'attraction.other_day': { readonly date: CalendarDate }
  'attraction.invalid_count': NoParams
  'attraction.band_not_sold': NoParams
  'attraction.infants_alone': NoParams
  /** The minimum of tickets or of groups. */
  'attraction.below_minimum': { readonly min: number }
  'attraction.above_maximum': { readonly max: number }

  'package.date_required': NoParams
  'package.other_day': { readonly date: CalendarDate }
  'package.sold_out_day': { readonly date: CalendarDate }
  'package.band_not_sold': NoParams
  'package.below_minimum': { readonly min: number }
  'package.above_maximum': { readonly max: number }

  'cruise.date_required': NoParams
  'cruise.sailing_gone': NoParams
  'cruise.sold_out': NoParams
  'cruise.invalid_count': NoParams
  'cruise.no_passengers': NoParams
  'cruise.no_adult': NoParams
  'cruise.more_infants_than_adults': { readonly max: number; readonly count: number }
  'cruise.too_many_passengers': { readonly max: number; readonly count: number }

  'transport.required': NoParams
  'transport.not_asked': NoParams
  'transport.invalid_date': NoParams
  'transport.invalid_time': NoParams
  /** The instant at which booking closed, and the zone of the place. */
  'transport.too_late': { readonly at: Instant; readonly timeZone: string }
  'transport.too_far': { readonly onSaleUntil: CalendarDate }
  'transport.not_on_this_day': NoParams
  /** Times of the day; `until` 00:00 is midnight. */
  'transport.outside_service_hours': { readonly from: string; readonly until: string }
  'transport.too_short': { readonly min: number }
  'transport.too_long': { readonly max: number }
  'transport.not_a_whole_number': NoParams
  'transport.below_minimum': { readonly min: number }
  'transport.above_maximum': { readonly max: number }
  'transport.invalid_count': NoParams
  'transport.no_passengers': NoParams
  'transport.no_adult': NoParams
  'transport.more_infants_than_adults': { readonly max: number; readonly count: number }
  'transport.too_many_passengers': { readonly max: number; readonly count: number }
  /** The most seats in one booking of a shared ride, and the number of travellers. */
  'transport.too_many_seats': { readonly max: number; readonly count: number }

  'cart.hold_expired': NoParams
  /** The most items of an order, and the number of items beyond that. */
  'cart.too_many_items': { readonly max: number; readonly count: number }

  'wallet.too_small': { readonly bound: Money }
  'wallet.too_large': { readonly bound: Money }
  /** An amount that cannot be read; `example` is a readable one, if the currency is known. */
  'wallet.amount_unread': { readonly example: Money | '' }
  'wallet.proof_missing': NoParams

  'payment.file_too_large': { readonly limit: Bytes; readonly size: Bytes }
  'payment.file_type_refused': { readonly kinds: string }
  'payment.image_too_large': Pixels

  'quotation.consent_required': NoParams
  'quotation.customer_gone': NoParams
  'order.consent_required': NoParams
  'order.same_name': NoParams
  'order.name_too_different': { readonly letters: number }
  'order.promo_unknown': NoParams
  'order.promo_not_yet': NoParams
  'order.promo_not_before': { readonly startsOn: CalendarDate }
  'order.promo_expired': NoParams
  'order.promo_ended': { readonly endedOn: CalendarDate }
  'order.promo_used_up': NoParams
  'order.promo_once': NoParams
  'order.promo_product': NoParams
  'order.promo_currency': NoParams
  'order.promo_minimum': { readonly minimum: Money }
  'order.promo_refused': NoParams

  'order.refund_nothing_left': NoParams
  'order.refund_departed': NoParams
  'order.refund_checked_in': NoParams
  'order.refund_unaccompanied': { readonly people: string }
  'order.refund_refused': NoParams

  'order.change_not_changeable': NoParams
  'order.change_too_late': NoParams
  'order.change_checked_in': NoParams
  'order.change_not_one_sector': NoParams
  'order.change_sailing_unfit': NoParams
  'order.change_open_ticket': NoParams
  'order.change_unaccompanied': { readonly people: string }
  'order.change_seats_taken': NoParams
  'order.change_being_paid': NoParams

  'order.name_too_late': NoParams
  'order.name_already_corrected': NoParams
  'order.name_checked_in': NoParams
  'order.name_no_ferry': NoParams

  'agency.last_owner': NoParams

  'theme.missing_colour': NoParams
  'theme.not_a_hex_colour': NoParams
  'theme.too_little_contrast': ColourPair & { readonly ratio: number }
}

type Bytes = number

/** `10:20`, or `2026-03-14T10:20:00+07:00` if the day matters; both are shown in that time, without conversion. */
type LocalTime = string

/** The size of a picture in pixels, and the limit in millions of pixels. */
type Pixels = { readonly width: number; readonly height: number; readonly megapixels: number }

/** The age of a passenger on the first sector where the band differs from the booked one, or where company is missing. */
type BandParams = {
  readonly bookedBand: CountedBand
  readonly band: PassengerBand
  /** The number of the sector, from 1, as texts show it. */
  readonly sector: number
  readonly age: number
  /** The day of that sector. */
  readonly sailsOn: CalendarDate
  /** The ages that its operator counts as the booked band, both inclusive. An adult's have no `to`. */
  readonly from: number
  readonly to?: number
  /** The name of that operator, if it is known. */
  readonly operator?: string
}

export type IssueCode = keyof IssueParams
