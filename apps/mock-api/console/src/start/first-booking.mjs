const api = 'http://localhost:4010'
const sandbox = 'main'
const system = 4101

async function call(path, body, headers = {}) {
  const answer = await fetch(api + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', 'X-Mock-Sandbox': sandbox, ...headers },
    body: body && JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
const inOneTry = () => ({ 'Idempotency-Key': crypto.randomUUID() })
const ask = `system=${system}&currency=IDR`

// This finds a sailing from Singapore to Batam, two weeks from the mock's present time.
const { now } = await call('/__mock/api/clock')
const date = new Date(Date.parse(now) + 14 * 86_400_000).toISOString().slice(0, 10)
const search = `from=HFC&to=BTC&dateFrom=${date}`
const { Departures } = await call(`/travel/v1/ferry/search?${ask}&${search}`)
const offers = Departures.Sailings.flatMap(({ Offers }) => Offers)
const offer = offers.find(({ SeatsLeft }) => SeatsLeft > 0)

// The cart holds the seat for some minutes.
const people = { Qty: 1, QtyAdult: 1, QtyChild: 0, QtyInfant: 0 }
const trip = { DateFrom: date, DateUntil: null, IsRoundTrip: false, IsInternational: true }
const ticket = { IsOpenTicket: false, IsOpenTicket2W: false, Offers: [offer.Offer] }
const Items = [{ Item: 'fer_HFC-BTC', Qty: 1, Ferry: { ...people, ...trip, ...ticket } }]
const cart = await call(`/travel/v1/cart?${ask}`, { ItemContent: 'ferry', Items }, inOneTry())

// The order is for one adult, by a caller without an account.
const phone = { PhoneCode: '+65', PhoneNumber: '91234567' }
const Contact = { Name: 'Tan Wei Ling', Email: 'weiling@example.com', ...phone }
const name = { Band: 'adult', Title: 'Ms', FirstName: 'WEI LING', LastName: 'TAN' }
const born = { DateOfBirth: '1985-11-03', PlaceOfBirth: 'Singapore' }
const home = { Nationality: 'SG', CountryOfResidence: 'SG', PassportNumber: 'K1234567N' }
const issue = { DateOfIssue: '2023-02-11', DateOfExpiry: '2033-02-11', PlaceOfIssue: 'Singapore' }
const Passengers = [{ ...name, ...born, ...home, ...issue }]
const wanted = [{ CartItem: cart.Items[0].Id, Passengers }]
const { Order, BookingToken } = await call(
  `/travel/v1/order?${ask}`,
  { Contact, Items: wanted, AdditionalNote: '', CodeReference: '' },
  { 'Cart-Token': cart.Token, ...inOneTry() },
)

// The order is paid by QR code. Nobody scans it, so the mock is told that the money has arrived.
const payment = `/travel/v1/order/${Order.Id}/payment?${ask}`
const guest = { 'Booking-Token': BookingToken }
await call(payment, { PaymentMethod: 'QRIS' }, { ...guest, ...inOneTry() })
const { payments } = await call(`/__mock/api/payments?q=${Order.ConfirmationNumber}`)
await call(`/__mock/api/payments/${payments[0].id}/settle`, {})
const { State } = await call(payment, undefined, guest)
process.stdout.write(`${Order.ConfirmationNumber} ${State}\n`)
