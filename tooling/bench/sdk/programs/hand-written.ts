import * as z from 'zod'

// This is the answer of a search as a developer writes it by the contract: equally strict, in one file.
const terminalCode = z.string().regex(/^[A-Z]{3,4}$/)
const country = z.string().regex(/^[A-Z]{2}$/)
const moment = z.iso.datetime({ offset: true })
const count = z.int().min(0)
const band = z.enum(['adult', 'child', 'infant', 'senior'])
const payAt = z.enum(['online', 'counter'])

const money = z.strictObject({
  Amount: z.int(),
  Currency: z.string().regex(/^[A-Z]{3}$/),
  Exponent: z.int().min(0).max(4),
})

const terminal = z.object({
  Code: terminalCode,
  Name: z.string(),
  City: z.string(),
  Country: country,
  TimeZone: z.string(),
  Latitude: z.number().min(-90).max(90),
  Longitude: z.number().min(-180).max(180),
  Slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(60)
    .optional(),
})

const fares = z.object({ Adult: money, Child: money, Infant: money, Senior: money.nullable() })

const charge = z.object({
  Code: z.string(),
  Kind: z.enum(['terminal_charge', 'surcharge', 'fee']),
  Label: z.string(),
  Amount: money,
  Bands: z.array(band),
  PayAt: payAt,
  Countries: z.array(country).min(1).nullable(),
})

const priceLine = z.object({
  Kind: z.enum(['fare', 'base', 'supplement', 'terminal_charge', 'surcharge', 'fee', 'discount']),
  Code: z.string(),
  Label: z.string(),
  Band: band.nullable(),
  SectorIndex: z.int().min(0).max(11),
  Quantity: z.int().min(1),
  UnitAmount: money,
  Amount: money,
  PayAt: payAt,
})

const offer = z.object({
  Offer: z.string().regex(/^off_[A-Za-z0-9_-]{4,80}$/),
  Class: z.string().regex(/^[A-Z]{3}$/),
  ClassName: z.string(),
  SeatsLeft: count,
  AdultPrice: money,
  Fares: fares,
  NationalFares: z.array(z.object({ Countries: z.array(country).min(1), Fares: fares })),
  Charges: z.array(charge),
  Estimate: z.object({ Total: money, AtCounter: z.array(money), Lines: z.array(priceLine) }),
  IsChangeable: z.boolean(),
  IsRefundable: z.boolean(),
  BaggageKg: count,
})

const sailing = z.object({
  Id: z.string().regex(/^sai_[A-Za-z0-9_-]{4,60}$/),
  Item: z.string().regex(/^(fer|opn)_[A-Za-z0-9_-]{3,60}$/),
  Operator: z.string().regex(/^[A-Z]{2,4}$/),
  OperatorName: z.string(),
  Vessel: z.string(),
  From: terminalCode,
  To: terminalCode,
  DepartsAt: moment,
  ArrivesAt: moment,
  DurationMinutes: z.int().min(1),
  CheckInClosesAt: moment,
  BookingClosesAt: moment,
  Status: z.enum(['on_sale', 'sold_out', 'closed']),
  Offers: z.array(offer),
})

const unavailable = z.object({
  Code: z.enum([
    'product_unavailable',
    'book_before',
    'no_return_sailing',
    'seats_taken',
    'sold_out',
  ]),
  Detail: z.string(),
  Params: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
})

const leg = z.object({
  Date: z.iso.date(),
  Sailings: z.array(sailing),
  Days: z.array(
    z.object({
      Date: z.iso.date(),
      LowestFare: money.nullable(),
      LowestPrice: money.nullable(),
      IsAvailable: z.boolean(),
    }),
  ),
  Unavailable: unavailable.nullable(),
})

export const ferrySearch = z.object({
  From: terminal,
  To: terminal,
  IsInternational: z.boolean(),
  IsRoundTrip: z.boolean(),
  Departures: leg,
  Returns: leg.nullable(),
  AsOf: moment,
})
