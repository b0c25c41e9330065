import { sumByCurrency } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { toWireMoney } from '../ferry/wire-money.ts'
import { toWirePayment } from '../payments/to-wire-payment.ts'
import type { ProductReader } from '../products/product.ts'
import { toWireBooking } from '../products/wire-booking.ts'
import { fromJsonText } from '../store/json-text.ts'
import type { StoredPassenger } from '../store/tables/order-tables.ts'
import type { Booking, OrderItem } from './load-booking.ts'
import { maskPassportNumber } from './mask-passport-number.ts'
import { toWireOrderAgency } from './wire-order-agency.ts'

/** An order as the contract shows it. Passport numbers leave the server masked. */
export function toWireOrder(booking: Booking, reader: ProductReader): Schemas['Order'] {
  const { order, items, payment } = booking
  const contact = fromJsonText(order.contact)
  return {
    Id: order.id,
    ConfirmationNumber: order.confirmation_number,
    Status: order.status,
    CreatedAt: order.created_at,
    PaidAt: order.paid_at,
    ExpiresAt: order.expires_at,
    VisitDate: order.visit_date,
    Contact: {
      Name: contact.name,
      Email: contact.email,
      PhoneCode: contact.phoneCode,
      PhoneNumber: contact.phoneNumber,
    },
    PaymentMethod: payment.method_code,
    CodeReference: order.code_reference,
    AdditionalNote: order.additional_note,
    PromoCode: order.promo_code,
    RefundedAmount: {
      Amount: booking.refunded,
      Currency: order.currency,
      Exponent: order.exponent,
    },
    ChangeOf: order.change_of,
    TotalAmount: { Amount: order.total_amount, Currency: order.currency, Exponent: order.exponent },
    AtCounter: sumByCurrency(items.flatMap(({ price }) => price.dueAtCounter)).map(toWireMoney),
    Items: items.map((item) => toWireItem(item, reader)),
    Payment: toWirePayment(booking, reader),
    Agency: toWireOrderAgency(order),
    AsOf: reader.now,
  }
}

function toWireItem(item: OrderItem, reader: ProductReader): Schemas['OrderItem'] {
  return {
    ...toWireBooking(reader, item),
    Id: item.id,
    Qty: item.qty,
    Passengers: item.passengers.map(toWirePassenger),
  }
}

function toWirePassenger(passenger: StoredPassenger): Schemas['OrderPassenger'] {
  return {
    Title: passenger.title,
    FirstName: passenger.firstName,
    LastName: passenger.lastName,
    Nationality: passenger.nationality,
    PassportNumberMasked: maskPassportNumber(passenger.passportNumber),
    Bands: [...passenger.bands],
  }
}
