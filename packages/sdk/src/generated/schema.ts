// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.

import type { UnknownValue } from '../values/unknown-value.ts'

export interface paths {
    "/travel/v1/base": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load the base configuration of a host
         * @description The first call of a storefront, with `system=123` and its host name. Every later call sends the `System` of the answer.
         */
        get: operations["getBase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the company behind the tenant */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/currency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the currencies the tenant sells in */
        get: operations["listCurrencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/privacypolicy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the privacy policy */
        get: operations["getPrivacyPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/bookingpolicy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the booking policy */
        get: operations["getBookingPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a user name or an e-mail address
         * @description If a token is sent with the call, that token is revoked. The new token replaces it. Only a right password can be refused with `email_not_verified`, so nobody learns from it which accounts exist.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/referral": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the ways in which people hear of the tenant */
        get: operations["listReferrals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account
         * @description The account cannot be used until `confirmEmail` has received its code. `user_exists` means that the user name is taken, `account_exists` that the e-mail address is taken. `forbidden` is returned when the tenant does not let visitors open accounts.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/auth/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the verification code again
         * @description An account whose address is confirmed already is refused with `email_already_verified`; it can log in.
         */
        post: operations["sendVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/auth/verification/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an e-mail address with its code
         * @description A code can be used once, within 15 minutes and with at most 5 tries. `verification_code_invalid` says how many tries are left. If the code is right but was used or has expired, it also gives that reason.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/auth/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to reset the password
         * @description An address without an account is refused with `email_not_found`, unless the tenant hides which addresses have accounts. Then the call succeeds and sends nothing.
         */
        post: operations["sendResetCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/auth/reset/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a code
         * @description A code can be used once, within 15 minutes and with at most 5 tries, and only with the address to which it was sent. The code of an invitation is valid for 7 days. If the code is right but was used or has expired, `reset_code_invalid` gives that reason.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the account of the session */
        get: operations["getSession"];
        put?: never;
        post?: never;
        /** Sign out and revoke the token */
        delete: operations["logout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/session/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out on every device */
        delete: operations["logoutEverywhere"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the profile */
        get: operations["getProfile"];
        /**
         * Change the profile
         * @description A new e-mail address is pending until `confirmNewEmail` has received the code that is sent to it. Until then the old address stays in use. With `unchangedSince`, what was saved elsewhere in the meantime is not replaced: the call is refused with 409 `conflict`, unless it would change nothing.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/profile/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a new e-mail address
         * @description `verification_code_invalid` says how many tries are left. `account_exists` means that another account has taken the address in the meantime.
         */
        post: operations["confirmNewEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/profile/email/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the code for the new e-mail address again
         * @description The earlier code is no longer valid. `not_found` is returned when no new address is pending.
         */
        post: operations["sendNewEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/profile/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the password */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/passenger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List saved passengers */
        get: operations["listPassengers"];
        put?: never;
        /**
         * Save passengers
         * @description Either all of them are saved, or none. `errors` points at each refused field. A passport number that is saved already is refused with `already_saved`, and one that the call has twice with `duplicate_passport`.
         */
        post: operations["addPassengers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/passenger/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example psg_4T7KX2M9QA */
                id: components["parameters"]["PassengerId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a saved passenger
         * @description `passenger_refused` points at each refused field in `errors`. A passport number that another saved passenger has is refused with `already_saved`. With `unchangedSince`, what somebody else has saved in the meantime is not replaced: the call is refused with 409 `conflict`, unless it would change nothing.
         */
        put: operations["updatePassenger"];
        post?: never;
        /** Delete a saved passenger */
        delete: operations["deletePassenger"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/passenger/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example psg_4T7KX2M9QA */
                id: components["parameters"]["PassengerId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted passenger
         * @description A passenger can be restored if the passport number was not saved again and there is room; otherwise the call is refused with `passenger_refused` or `passenger_limit_reached`. If the passenger is not deleted, nothing changes.
         */
        post: operations["restorePassenger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/ferry/terminal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the terminals, routes, operators and classes that the tenant sells */
        get: operations["listTerminals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/ferry/terminal/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the guide of a terminal */
        get: operations["getTerminal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/ferry/route/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the guide of a route in one direction */
        get: operations["getFerryRoute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/ferry/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the sailings of a date, and of a return date
         * @description For a multi-city trip, search each sector separately. With `dateUntil` the fares are those of each way of a round trip; without it they are one-way fares. A date outside the days on sale is refused with `product_unavailable`, with the `firstDate` and the `lastDate` that are possible.
         */
        get: operations["searchFerry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/ferry/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the lowest adult fare of each day of a month */
        get: operations["getFareCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/ferry/open/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the open tickets for a route */
        get: operations["listOpenTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/schedule/dolphin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the operator's schedule for a paid open ticket
         * @description The order has to be paid, and the ticket must be valid and without a date. Otherwise the call is refused with `order_state_refused`; `params.ticket` is the state of the ticket.
         */
        get: operations["getDolphinSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/item/transport/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use an open ticket for a sailing
         * @description Sends the chosen sailing to the operator, takes a seat and gives the ticket its date. A refused call does not use up the ticket. For a party, send the tickets of adults first. A child or infant can take a sailing only when an adult of the booking is on it; otherwise the call is refused with `validation_failed`, with `unaccompanied` at `/Ticket`. A ticket that is not valid, or has its date already, is refused with `order_state_refused`.
         */
        post: operations["sendTransportItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/package": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List packages */
        get: operations["listPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/package/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a package */
        get: operations["getPackage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/attraction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List attractions */
        get: operations["listAttractions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/attraction/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an attraction */
        get: operations["getAttraction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/hotel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search hotels for a stay */
        get: operations["searchHotels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/hotel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a hotel with its rooms for a stay */
        get: operations["getHotel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/hotel/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the reviews of a hotel */
        get: operations["listHotelReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/transport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List transport services */
        get: operations["listTransports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/transport/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a transport service */
        get: operations["getTransport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/cruise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List cruises */
        get: operations["listCruises"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/cruise/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a cruise */
        get: operations["getCruise"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/product/{id}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the days of a month on which a product is available */
        get: operations["getProductCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/pick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the tenant's products that are recommended for the season */
        get: operations["listPicks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price items without holding them
         * @description The body is the same as for `addToCart`. What `addToCart` would refuse is refused here as well.
         */
        post: operations["quoteItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the account's cart on this device
         * @description Returns the one cart of the account with its token; the cart is empty if there was none. If the `Cart-Token` of a visitor's cart is sent, its items and their holds move into the account's cart, and that token is no longer valid. A repeated call changes nothing.
         */
        post: operations["openAccountCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the cart
         * @description The cart of an account can be read only with a session of that account. Any other caller gets `cart_not_found`.
         */
        get: operations["getCart"];
        put?: never;
        /**
         * Add items to the cart and hold them
         * @description Without a `Cart-Token` a visitor gets a new cart, and a signed-in caller adds to the one cart of the account. There is a limit on what one client can hold without payment. A client is an account or, for visitors, a network address. The limit is a quarter of a class of a sailing, of a kind of room in a night, or of the tickets of a day, but at least 10. Beyond it the call is refused with 409 `hold_limit_reached`. Orders that wait for payment count too. A client that holds nothing of it yet is never refused by the limit.
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/cart/item/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example itm_3K9V7RX2AB */
                itemId: components["parameters"]["CartItemId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the numbers of people of an item
         * @description If the stock is too small, the call is refused with `seats_taken` or `sold_out`, and the item stays as it was. The price stays in the currency in which the item was added. An item that is not sold by people, such as a stay in a hotel, is refused with `validation_failed`, with `not_countable`. After `hold_expired`, add the item again.
         */
        put: operations["changeCartItem"];
        post?: never;
        /** Remove an item and release its stock at once */
        delete: operations["removeCartItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/cart/item/{itemId}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example itm_3K9V7RX2AB */
                itemId: components["parameters"]["CartItemId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend the hold of an item
         * @description A hold can be extended twice, but not past the time when booking closes. After that the call is refused with `hold_extension_refused`. A hold that is over is refused with `hold_expired`: add the item again.
         */
        post: operations["extendCartItemHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the orders of the account */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/booking/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a booking with its number and e-mail address
         * @description Both must be right; the refusal never says which one is wrong. An order of an agency is never found. After five wrong tries for one number, further tries are refused with `rate_limited` for a quarter of an hour.
         */
        post: operations["findBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/cart/promo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate the discount of a promo code on the cart
         * @description `promo_refused` has a `reason`: `unknown`, `not_yet`, `expired`, `once`, `used_up`, `product`, `currency` or `minimum`. With `not_yet` and `expired` it also has the first or the last `date` on which the code is valid. With `minimum` it also has the least `amount`, with its `currency` and `exponent`. For a visitor the cart is priced in the `currency` of the call, as in `priceCart`.
         */
        post: operations["checkPromo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/cart/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price the cart for its travellers before an order is placed
         * @description Returns the price that `placeOrder` would now use for the same travellers. It depends on their ages on the day of each sailing by the operator's bands, on passports that have their own price, and on the fares that the hold guarantees. For a visitor, everything is priced in the `currency` of the call, whatever the currency in which the items were added. Nothing that is sent is stored. Items that are no longer held are left out.
         */
        post: operations["priceCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save an unfinished checkout
         * @description A later call replaces the saved checkout. It is deleted when the cart is ordered, or a day after its last change.
         */
        put: operations["saveCheckout"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/checkout/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Continue a checkout on another device
         * @description The checkout of an account's cart opens only for a caller who is signed in to that account. For other callers it is refused with the `reason` `sign_in`. A link that does not work is refused with the `reason` `unknown`.
         */
        post: operations["resumeCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place an order for the items of the cart
         * @description The server prices the cart again, as `priceCart` does, from birth dates and the fares that the hold guarantees. If the order has an `AgreedTotal`, it is placed at that price or not at all. For a visitor the order is in the `currency` of the call, whatever the currency in which the items were added. The order keeps the held seats, and the cart becomes empty. If nothing is due, the order is paid at once. If the tenant's `BookingMode` is `account`, a visitor is refused with `unauthorized`.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/order/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an unpaid order
         * @description Its seats are released at once. To cancel a paid order, use `quoteRefund` and `confirmRefund`. `order_state_refused` means that the order is no longer unpaid, or that its payment is being verified.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/order/{id}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the confirmation again
         * @description The e-mail goes to the contact of the order, at most once a minute. A further call within a minute is refused with `rate_limited`.
         */
        post: operations["resendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/order/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /** Read the events of an order */
        get: operations["getOrderTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/order/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /**
         * Read the receipt of a paid order
         * @description An order that was never paid is refused with `order_state_refused`.
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/order/{id}/name": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct the name of a traveller
         * @description The name is corrected on all tickets of the item. The operator's rules apply, and only a typing mistake can be corrected, not the person. The QR codes stay valid. `name_refused` has the reason in `params.reason`: `too_late`, `not_offered`, `too_different`, `already_corrected`, `checked_in` or `no_ferry`. If a ticket prevents the correction, `params.sector` is its sector.
         */
        post: operations["correctName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/order/{id}/refund/quote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote the refund for a cancellation
         * @description This changes nothing. `refund_refused` has the reason in `params.reason`: `nothing_left`, `departed`, `checked_in`, `not_refundable` or `unaccompanied`. `unaccompanied` means that a child would sail without an adult of the booking, or an infant without an adult of its own. `order_state_refused` is also returned when the payment of a conflicting change is being verified; `params.change` is the order of that change.
         */
        post: operations["quoteRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/order/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /** List the refunds of an order */
        get: operations["listRefunds"];
        put?: never;
        /**
         * Cancel and refund as quoted
         * @description The tickets are void at once, and their seats are on sale again. The money goes to the destination in the quote. A quote is valid once; after that, or after its time, the call is refused with `quote_expired` and needs a new quote. `refund_refused` has the reason in `params.reason`, as in `quoteRefund`, if the tickets have changed since the quote. `order_state_refused` has the same causes as in `quoteRefund`.
         */
        post: operations["confirmRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/order/{id}/change/option": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /**
         * List the sailings to which tickets can be moved
         * @description `change_refused` has the reason in `params.reason`, as in `quoteChange`. `order_state_refused` means that the order is not paid.
         */
        get: operations["listChangeOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/order/{id}/change/quote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote a change to another sailing
         * @description This changes nothing and holds no seats yet. `change_refused` has the reason in `params.reason`: `not_changeable`, `too_late`, `checked_in`, `not_one_sector`, `sailing_unfit`, `open_ticket` or `unaccompanied`. `unaccompanied` means that on the old or the new sailing a child would be without an adult of the booking, or an infant without an adult of its own. `order_state_refused` is also returned when the payment of a conflicting change is being verified; `params.change` is the order of that change.
         */
        post: operations["quoteChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/order/{id}/change": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the sailing as quoted
         * @description If nothing is due, the tickets move at once. Otherwise a separate order holds the new seats, and the tickets move when that order is paid. A quote is valid once; after that, or after its time, the call is refused with `quote_expired` and needs a new quote. `change_refused` and `order_state_refused` have the same causes as in `quoteChange`. `seats_taken` means that the seats were sold since the quote.
         */
        post: operations["confirmChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/booking/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /** Read an order */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/paymentmethod": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the payment methods
         * @description For an order, the list has only methods that accept its currency and amount, and that need no more time than is left until booking closes. The wallet is listed only for a signed-in member of the agency that placed the order.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/order/{id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /** Read the payment of an order */
        get: operations["getPayment"];
        put?: never;
        /**
         * Choose a payment method and get its instructions
         * @description Another method can be chosen until a proof is under review. `listPaymentMethods` with the order lists the methods that can be chosen; any other is refused with `method_unavailable`. Once the payment was reported or received, the call is refused with `payment_state_refused`; once the time to pay is over, with `payment_expired`.
         */
        post: operations["startPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/order/{id}/payment/proof": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the proof of a transfer
         * @description The file replaces an earlier proof until the payer calls `confirmPayment`. If that proof is rejected, another one can be uploaded. The payment has to wait for its proof; otherwise the call is refused with `payment_state_refused`, and with `payment_expired` when the time to pay is over.
         */
        post: operations["uploadPaymentProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/order/{id}/payment/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that the payment was made
         * @description Starts the verification. If the method needs a proof and none was uploaded, the call is refused with `proof_missing`. With an agency's wallet the payment is made at once, or refused with `wallet_insufficient`. A payment for which no method was chosen, or which was reported already, is refused with `payment_state_refused`.
         */
        post: operations["confirmPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/order/{id}/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /** List the e-tickets of an order */
        get: operations["listTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/ticket/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the paid open tickets of the account */
        get: operations["listPaidOpenTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message to support */
        post: operations["sendConcern"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to the newsletter
         * @description The address gets an e-mail with a confirmation link; nothing else is sent before it is confirmed. A repeated call has no effect within a minute; later it sends a new link, and the earlier link stops working. For an address that is already subscribed, no e-mail is sent, but the answer is the same.
         */
        post: operations["subscribeNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a subscription to the newsletter
         * @description Send the secret after the `#` of the link in the e-mail. The link works for seven days. A repeated call has no effect.
         */
        post: operations["confirmNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe from the newsletter
         * @description This is the address in the `List-Unsubscribe` header of each newsletter. Mail programs call it with one click (RFC 8058); the body that they send is ignored. A repeated call has no effect.
         */
        post: operations["unsubscribeNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the wallets of the agency */
        get: operations["getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/wallet/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the statement of a wallet for a period
         * @description Both days are inclusive, and the period has at most 366 days.
         */
        get: operations["getWalletStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/wallet/topup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List top-ups */
        get: operations["listTopUps"];
        put?: never;
        /**
         * Report a transfer that tops up a wallet
         * @description `top_up_refused` has the reason in `params.reason`: `currency_not_offered` or `account_not_offered`. An amount out of bounds is refused with `validation_failed` at `/Amount`.
         */
        post: operations["requestTopUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/wallet/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how to top up a wallet */
        get: operations["getTopUpTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/wallet/topup/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example top_4T7KX2M9QA */
                id: components["parameters"]["TopUpId"];
            };
            cookie?: never;
        };
        /** Read a top-up */
        get: operations["getTopUp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/wallet/topup/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example top_4T7KX2M9QA */
                id: components["parameters"]["TopUpId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a top-up that is not decided yet
         * @description A top-up that was approved or rejected is refused with `top_up_refused`. A repeated call succeeds and changes nothing.
         */
        post: operations["cancelTopUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/agency/desk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the tasks that wait for the agency */
        get: operations["getDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/agency/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the agency's sales by day
         * @description The report has the orders and the wallet in one currency. Both days are inclusive, and the period has at most 366 days.
         */
        get: operations["getAgencyReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/agency/member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the members of the agency */
        get: operations["listMembers"];
        put?: never;
        /**
         * Add a member to the agency
         * @description The new member gets an e-mail with a code. The member becomes active by setting a password with this code.
         */
        post: operations["addMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/agency/member/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example usr_3RZ7H2KMAG */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the role or the access of a member
         * @description An agency always keeps an active owner. A change that would remove the last one is refused with `member_refused`.
         */
        put: operations["changeMember"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/agency/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the events of the agency */
        get: operations["listAgencyEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/agency/markup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the agency's markup on net prices */
        get: operations["getMarkup"];
        /**
         * Set the agency's markup on net prices
         * @description The rules replace all earlier rules. Existing orders and quotations keep their prices. With `unchangedSince`, what another owner has saved in the meantime is not replaced: the call is refused with 409 `conflict`, unless it would change nothing. A caller that has read rules without an `UpdatedAt` sends any earlier instant, such as `1970-01-01T00:00:00Z`.
         */
        put: operations["saveMarkup"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the agency's customers */
        get: operations["listCustomers"];
        put?: never;
        /** Save a customer */
        post: operations["addCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/customer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example cus_4T7KX2M9QA */
                id: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        /** Read a customer */
        get: operations["getCustomer"];
        /**
         * Change a customer
         * @description With `unchangedSince`, what somebody else has saved in the meantime is not replaced: the call is refused with 409 `conflict`, unless it would change nothing.
         */
        put: operations["updateCustomer"];
        post?: never;
        /** Delete a customer */
        delete: operations["deleteCustomer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/quotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List quotations */
        get: operations["listQuotations"];
        put?: never;
        /**
         * Make a quotation from the items of the cart
         * @description Items whose hold has expired are left out. If the customer has an e-mail address, the link is sent to it.
         */
        post: operations["createQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/quotation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example quo_4T7KX2M9QA */
                id: components["parameters"]["QuotationId"];
            };
            cookie?: never;
        };
        /** Read a quotation */
        get: operations["getQuotation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/quotation/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example quo_4T7KX2M9QA */
                id: components["parameters"]["QuotationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw a quotation */
        post: operations["cancelQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/quotation/{id}/cart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example quo_4T7KX2M9QA */
                id: components["parameters"]["QuotationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the items of a quotation into the caller's cart
         * @description All items are put into the cart, or none. They are held anew at present prices and replace the earlier contents of the cart.
         */
        post: operations["takeUpQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/quotation/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a quotation with its link */
        post: operations["readQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/travel/v1/quotation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a quotation and name the travellers
         * @description A quotation can be accepted once. Any later call, with the same or other details, is refused with 422 `quotation_refused` and the state. Afterwards only the agency can change the details, when it places the order.
         */
        post: operations["acceptQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the sailings of a terminal on a day, with their numbers of passengers */
        get: operations["listManifestSailings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/manifest/scan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check passengers in, or undo check-ins
         * @description Scans of several devices can arrive late and in any order. The earliest check-in after the last undo counts, and a scan that is sent twice counts once. A check-in that was made before check-in opens or after it closes needs a `Reason`. The time of the check-in decides this, not the time when it is sent.
         */
        post: operations["recordScans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/manifest/sailing/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example sai_BTC-HFC-HZN-20261212-0800 */
                id: components["parameters"]["ManifestSailingId"];
            };
            cookie?: never;
        };
        /** Read the passengers of a sailing */
        get: operations["getManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/manifest/sailing/{id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example sai_BTC-HFC-HZN-20261212-0800 */
                id: components["parameters"]["ManifestSailingId"];
            };
            cookie?: never;
        };
        /** List the accesses to document numbers of a sailing */
        get: operations["listReveals"];
        put?: never;
        /** Show the document number of a passenger */
        post: operations["revealDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/manifest/sailing/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example sai_BTC-HFC-HZN-20261212-0800 */
                id: components["parameters"]["ManifestSailingId"];
            };
            cookie?: never;
        };
        /** List the exported versions of a manifest */
        get: operations["listManifestExports"];
        put?: never;
        /**
         * Export the manifest
         * @description Makes a new version if anything in the file differs from the last version. Otherwise it returns the last version, with `IsNew` false. Every call is logged, because the file shows all document numbers.
         */
        post: operations["exportManifest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/manifest/sailing/{id}/export/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example sai_BTC-HFC-HZN-20261212-0800 */
                id: components["parameters"]["ManifestSailingId"];
                /** @example 1 */
                version: number;
            };
            cookie?: never;
        };
        /** Read an exported version again */
        get: operations["getManifestExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An ISO 4217 currency code. */
        CurrencyCode: string;
        HostName: string;
        TenantImage: {
            /** @description The address of the image for light surfaces. It is absolute, or a path below the API's base. */
            Light: string;
            Dark: string;
            /** @description The width that both images have by themselves, in CSS pixels. A page keeps room for the image by it and `Height` before the image has arrived. Absent if the size is unknown. */
            Width?: number;
            /** @description The height that both images have by themselves, in CSS pixels. */
            Height?: number;
        };
        HexColour: string;
        /** @description The tenant's colours. When the tenant is loaded, each pair is checked for the contrast that WCAG AA requires. */
        ThemeColours: {
            Brand: components["schemas"]["HexColour"];
            OnBrand: components["schemas"]["HexColour"];
            Accent: components["schemas"]["HexColour"];
            OnAccent: components["schemas"]["HexColour"];
            Ink: components["schemas"]["HexColour"];
            Surface: components["schemas"]["HexColour"];
        };
        Theme: {
            Light: components["schemas"]["ThemeColours"];
            Dark: components["schemas"]["ThemeColours"];
        };
        Product: ("ferry" | "package" | "attraction" | "hotel" | "transport" | "cruise") | components["schemas"]["UnknownValue"];
        /** @enum {string} */
        ProductRequest: "ferry" | "package" | "attraction" | "hotel" | "transport" | "cruise";
        LanguageCode: ("EN" | "ID" | "ZH" | "ZHTD" | "ZHSM") | components["schemas"]["UnknownValue"];
        PaymentMethodCode: string;
        TenantContact: {
            /** Format: email */
            Email: string;
            /** @description The phone number in E.164 format. */
            Phone: string;
            Address: string;
            /** @description The opening hours as text in the caller's language. */
            Hours: string;
        };
        RouteRule: {
            /** @description A path of the storefront. It matches exactly, or as a prefix if it ends in `/*`. */
            From: string;
            /** @description A path of the storefront, or an https address on one of `ExternalHosts`. */
            To: string;
        };
        /** @description The terminal's short code. */
        TerminalCode: string;
        FerrySettings: {
            DefaultFrom: components["schemas"]["TerminalCode"];
            DefaultTo: components["schemas"]["TerminalCode"];
            /** @description The number of days ahead for which sailings are on sale. */
            BookableDays: number;
            /** @description The number of minutes for which a cart item keeps its seats. */
            HoldMinutes: number;
        };
        AccountSettings: {
            /** @description Who can place orders. With `guest` everybody can; with `account` only signed-in callers can. */
            BookingMode: ("guest" | "account") | components["schemas"]["UnknownValue"];
            /** @description Whether visitors can open accounts themselves. */
            IsRegistrationOpen: boolean;
            PasswordMinLength: number;
        };
        /** @description Where the site reports events about what visitors view and buy, in the terms of Google Analytics 4, and whether it asks visitors first. */
        AnalyticsSettings: {
            /** @description Whether events are pushed to `window.dataLayer`, where a tag manager reads them. */
            DataLayer: boolean;
            /** @description The address that events are posted to, which is a path of the site or an https address; null when events are not posted. */
            Beacon: string | null;
            /** @description Whether events are reported only after the visitor has agreed. */
            Consent: boolean;
        };
        /** @description The facts about a tenant that the storefront needs before it shows its first screen. */
        BaseConfiguration: {
            /** @description The tenant's company id, which every later call sends. */
            System: number;
            Web: components["schemas"]["HostName"];
            /** @description The brand name that travellers know. */
            Name: string;
            /** @description One sentence for the home page and its meta description, in the caller's language. */
            Tagline?: string;
            Logo: components["schemas"]["TenantImage"];
            Loader: components["schemas"]["TenantImage"];
            /** @description The address of an SVG image. It is absolute, or a path below the API's base. */
            Favicon: string;
            Theme: components["schemas"]["Theme"];
            Products: components["schemas"]["Product"][];
            Languages: components["schemas"]["LanguageCode"][];
            Currencies: components["schemas"]["CurrencyCode"][];
            DefaultCurrency: components["schemas"]["CurrencyCode"];
            PaymentMethods: components["schemas"]["PaymentMethodCode"][];
            Contact: components["schemas"]["TenantContact"];
            /** @description The tenant's time zone, e.g. `Asia/Jakarta`. Pages for agencies show all times in it, whatever the time zone of the reader's device. */
            TimeZone?: string;
            RouteRules: components["schemas"]["RouteRule"][];
            /** @description The hosts that a route rule may redirect to. Such a redirect uses https. */
            ExternalHosts: components["schemas"]["HostName"][];
            Ferry: components["schemas"]["FerrySettings"];
            Account: components["schemas"]["AccountSettings"];
            /** @description How the site reports events for analytics; absent when it reports none. */
            Analytics?: components["schemas"]["AnalyticsSettings"];
        };
        /** @description The closed list of refusal codes. For each code, `x-problems` describes its status, its meaning, its params and an example. */
        ProblemCode: ("validation_failed" | "unauthorized" | "forbidden" | "not_found" | "method_not_allowed" | "login_failed" | "email_not_verified" | "email_not_found" | "user_exists" | "account_exists" | "email_already_verified" | "reset_code_invalid" | "verification_code_invalid" | "password_wrong" | "passenger_limit_reached" | "wallet_insufficient" | "product_unavailable" | "data_unavailable" | "book_before" | "no_return_sailing" | "file_too_large" | "file_type_refused" | "image_too_large" | "payload_too_large" | "unsupported_media_type" | "rate_limited" | "idempotency_key_reused" | "idempotency_in_progress" | "hold_expired" | "hold_extension_refused" | "hold_limit_reached" | "seats_taken" | "sold_out" | "cart_not_found" | "cart_empty" | "party_refused" | "passenger_refused" | "order_state_refused" | "payment_state_refused" | "payment_expired" | "proof_missing" | "promo_refused" | "price_changed" | "refund_refused" | "change_refused" | "name_refused" | "quote_expired" | "resume_link_invalid" | "top_up_refused" | "member_refused" | "quotation_refused" | "quotation_link_invalid" | "method_unavailable" | "tenant_unknown" | "conflict" | "internal_error" | "service_unavailable") | components["schemas"]["UnknownValue"];
        /** @description The values for the message, by name. Dates are written as `YYYY-MM-DD`; sizes are in bytes. */
        ProblemParams: {
            [key: string]: string | number | boolean;
        };
        /** @description One field of the request that was refused. */
        ProblemField: {
            /** @description A JSON Pointer into the body, or `query:name`, `path:name` or `header:Name` for a field outside the body. */
            pointer: string;
            /** @description The reason as a code, e.g. `required`, `too_long` or `expires_before_travel`. */
            code: string;
            params: components["schemas"]["ProblemParams"];
        };
        /** @description An RFC 9457 problem document. `code` is the stable name of the refusal; `detail` is the server's message in the caller's language. */
        Problem: {
            /**
             * Format: uri
             * @description The address of the page that describes the code.
             */
            type: string;
            title: string;
            status: number;
            code: components["schemas"]["ProblemCode"];
            detail: string;
            params: components["schemas"]["ProblemParams"];
            errors: components["schemas"]["ProblemField"][];
            requestId: string;
        };
        Company: {
            Id: number;
            Name: string;
            LegalName: string;
            CurrencyName: components["schemas"]["CurrencyCode"];
            Contact: components["schemas"]["TenantContact"];
        };
        Currency: {
            Code: components["schemas"]["CurrencyCode"];
            /** @description The name in the caller's language. */
            Name: string;
            /** @description The symbol, which is different for each currency, e.g. S$, US$ or Rp. */
            Symbol: string;
            /** @description The number of decimals of every amount in this currency. */
            Exponent: number;
        };
        CurrencyList: {
            Items: components["schemas"]["Currency"][];
        };
        Policy: {
            Title: string;
            /** @description HTML with headings, paragraphs and lists. Sanitise it before you show it. */
            Markup: string;
            /** Format: date-time */
            UpdatedAt: string;
        };
        LoginInput: {
            /** @description A user name or an e-mail address. */
            Username: string;
            Password: string;
        };
        Role: {
            /** @description `Customer`, `Agent`, `Instansi`, or a role name of the tenant's own. */
            Name: string;
        };
        UserCurrency: {
            Code: components["schemas"]["CurrencyCode"];
        };
        /** @description The text `true` if the flag is set, otherwise the text `false`. */
        TextFlag: ("true" | "false") | components["schemas"]["UnknownValue"];
        AgencyId: string;
        /** @description The role of a member. An `owner` may do everything, a `booker` sells, and `finance` manages the wallet and pays. */
        MemberRole: ("owner" | "booker" | "finance") | components["schemas"]["UnknownValue"];
        /**
         * @description The role of a member. An `owner` may do everything, a `booker` sells, and `finance` manages the wallet and pays.
         * @enum {string}
         */
        MemberRoleRequest: "owner" | "booker" | "finance";
        /** @description The agency of which the user is a member, and the user's role in it. */
        UserAgency: {
            Id: components["schemas"]["AgencyId"];
            Name: string;
            Role: components["schemas"]["MemberRole"];
        };
        User: {
            Id: string;
            Name: string;
            Username: string;
            /** Format: email */
            Email: string;
            Role: components["schemas"]["Role"];
            CurrencyObj: components["schemas"]["UserCurrency"];
            IsB2B: components["schemas"]["TextFlag"];
            IsB2C: components["schemas"]["TextFlag"];
            /** @description The agency of which the user is a member; null for every other user. */
            Agency: components["schemas"]["UserAgency"] | null;
        };
        Session: {
            /** @description A bearer token of at least 128 random bits. */
            Token: string;
            /** Format: date-time */
            ExpiresAt: string;
            User: components["schemas"]["User"];
        };
        ReferralCode: string;
        Referral: {
            Code: components["schemas"]["ReferralCode"];
            Name: string;
        };
        ReferralList: {
            Items: components["schemas"]["Referral"][];
        };
        /** @description The user name. It is unique within the tenant; upper and lower case count as the same. */
        UsernameText: string;
        /** @description The new password, at least as long as the tenant's `PasswordMinLength`. Spaces count as characters. */
        NewPassword: string;
        RegisterInput: {
            Name: string;
            Username: components["schemas"]["UsernameText"];
            /** Format: email */
            Email: string;
            PhoneCode: string;
            PhoneNumber: string;
            IdCardNumber: string;
            Referral: components["schemas"]["ReferralCode"];
            Password: components["schemas"]["NewPassword"];
        };
        EmailedCode: {
            /** @description The address that the code was sent to. It is masked except for the first letter and the domain. */
            Email: string;
            /** Format: date-time */
            ExpiresAt: string;
            /**
             * Format: date-time
             * @description The earliest instant at which another code can be requested.
             */
            ResendAt: string;
            /** Format: date-time */
            AsOf: string;
        };
        AccountName: {
            /** @description A user name or an e-mail address. */
            Username: string;
        };
        EmailCode: string;
        CodeInput: {
            /** @description A user name or an e-mail address. */
            Username: string;
            Code: components["schemas"]["EmailCode"];
        };
        EmailInput: {
            /** Format: email */
            Email: string;
        };
        ResetInput: {
            /** Format: email */
            Email: string;
            Code: components["schemas"]["EmailCode"];
            Password: components["schemas"]["NewPassword"];
        };
        SessionState: {
            /** Format: date-time */
            ExpiresAt: string;
            User: components["schemas"]["User"];
        };
        /** @description An ISO 3166-1 alpha-2 country code. */
        CountryCode: string;
        Profile: {
            Name: string;
            Username: string;
            /** Format: email */
            Email: string;
            /** @description A new address that is not confirmed by its code yet; null when there is none. */
            PendingEmail: string | null;
            /** @description The street address; empty when unknown. */
            StreetAddress: string;
            Nationality: components["schemas"]["CountryCode"] | null;
            /** @description The country calling code; empty when unknown. */
            PhoneCode: string;
            /** @description The phone number without the calling code; empty when unknown. */
            PhoneNumber: string;
            /** @description The number of the identity card, masked except for its last four characters; empty when unknown. */
            IdCardNumberMasked: string;
            /** Format: date-time */
            UpdatedAt: string;
        };
        ProfileInput: {
            Name: string;
            Username: components["schemas"]["UsernameText"];
            /** Format: email */
            Email: string;
            StreetAddress: string;
            Nationality: components["schemas"]["CountryCode"] | null;
            PhoneCode: string;
            PhoneNumber: string;
        };
        NewEmailInput: {
            Code: components["schemas"]["EmailCode"];
        };
        PasswordInput: {
            OldPassword: string;
            NewPassword: components["schemas"]["NewPassword"];
        };
        PassengerId: string;
        PassengerTitle: ("Mr" | "Mrs" | "Ms" | "Miss" | "Mstr") | components["schemas"]["UnknownValue"];
        /** @enum {string} */
        PassengerTitleRequest: "Mr" | "Mrs" | "Ms" | "Miss" | "Mstr";
        SavedPassenger: {
            Id: components["schemas"]["PassengerId"];
            Title: components["schemas"]["PassengerTitle"];
            FirstName: string;
            LastName: string;
            /** @description The name in the script of the home country, e.g. 陈慧玲, in addition to the name in the passport; empty when there is none. */
            NativeName: string;
            /** Format: date */
            DateOfBirth: string;
            PlaceOfBirth: string;
            Nationality: components["schemas"]["CountryCode"];
            CountryOfResidence: components["schemas"]["CountryCode"];
            PassportNumber: string | null;
            DateOfIssue: string | null;
            DateOfExpiry: string | null;
            PlaceOfIssue: string | null;
            /** Format: date-time */
            UpdatedAt: string;
        };
        SavedPassengerList: {
            Items: components["schemas"]["SavedPassenger"][];
            /** @description The number of passengers on all pages together. */
            Total: number;
            Page: number;
            Size: number;
        };
        /** @description A traveller as named in the passport. The passport fields may be null. `LastName` is empty for passports with a single name. */
        SavedPassengerInputAnswer: {
            Title: components["schemas"]["PassengerTitle"];
            FirstName: string;
            LastName: string;
            /** @description The name in the script of the home country, e.g. 陈慧玲, in addition to the name in the passport; empty when there is none. */
            NativeName: string;
            /** Format: date */
            DateOfBirth: string;
            PlaceOfBirth: string;
            Nationality: components["schemas"]["CountryCode"];
            CountryOfResidence: components["schemas"]["CountryCode"];
            PassportNumber: string | null;
            DateOfIssue: string | null;
            DateOfExpiry: string | null;
            PlaceOfIssue: string | null;
        };
        /** @description A traveller as named in the passport. The passport fields may be null. `LastName` is empty for passports with a single name. */
        SavedPassengerInput: {
            Title: components["schemas"]["PassengerTitleRequest"];
            FirstName: string;
            LastName: string;
            /** @description The name in the script of the home country, e.g. 陈慧玲, in addition to the name in the passport; empty when there is none. */
            NativeName: string;
            /** Format: date */
            DateOfBirth: string;
            PlaceOfBirth: string;
            Nationality: components["schemas"]["CountryCode"];
            CountryOfResidence: components["schemas"]["CountryCode"];
            PassportNumber: string | null;
            DateOfIssue: string | null;
            DateOfExpiry: string | null;
            PlaceOfIssue: string | null;
        };
        SavedPassengersInput: {
            Items: components["schemas"]["SavedPassengerInput"][];
        };
        SavedPassengers: {
            Items: components["schemas"]["SavedPassenger"][];
        };
        DeletedPassenger: {
            Id: components["schemas"]["PassengerId"];
            /** Format: date-time */
            RestorableUntil: string;
        };
        /** @description The name of a terminal in page addresses. It is the same in every language. */
        TerminalSlug: string;
        Terminal: {
            Code: components["schemas"]["TerminalCode"];
            /** @description The name in the caller's language. */
            Name: string;
            City: string;
            Country: string;
            /** @description The IANA time zone of the terminal. */
            TimeZone: string;
            Latitude: number;
            Longitude: number;
            /** @description The terminal's name in page addresses. It is present in the network and in the guides of routes and terminals. */
            Slug?: components["schemas"]["TerminalSlug"];
        };
        /** @description The id of a product on sale: a route (`fer_`) or an open ticket (`opn_`). */
        FerryItemId: string;
        OperatorCode: string;
        /** @description A pair of terminals between which ships sail in both directions. */
        FerryRoute: {
            Id: components["schemas"]["FerryItemId"];
            From: components["schemas"]["TerminalCode"];
            To: components["schemas"]["TerminalCode"];
            IsInternational: boolean;
            CrossingMinutes: number;
            Operators: components["schemas"]["OperatorCode"][];
        };
        /** @description The ages of the bands, in completed years on the sector's departure date. All bounds are inclusive. A passenger older than ChildUntil is an adult. */
        AgeBands: {
            InfantUntil: number;
            ChildUntil: number;
            /** @description The age from which the senior fare applies; null when the operator has no senior fare. */
            SeniorFrom: number | null;
        };
        Operator: {
            Code: components["schemas"]["OperatorCode"];
            Name: string;
            AgeBands: components["schemas"]["AgeBands"];
            CheckInOpensMinutesBefore: number;
            CheckInClosesMinutesBefore: number;
        };
        /** @description The code of a class: ECO, ECP, EMD, BUS or VIP. */
        ClassCode: string;
        TravelClass: {
            Code: components["schemas"]["ClassCode"];
            Name: string;
        };
        FerryNetwork: {
            Terminals: components["schemas"]["Terminal"][];
            Routes: components["schemas"]["FerryRoute"][];
            Operators: components["schemas"]["Operator"][];
            Classes: components["schemas"]["TravelClass"][];
        };
        /** @description A way between a terminal and a place that travellers come from or go to. */
        TerminalAccess: {
            /** @description The means of transport. `taxi` includes cars that are booked by app. */
            Mode: ("walk" | "rail" | "bus" | "taxi") | components["schemas"]["UnknownValue"];
            /** @description The name of the place in the caller's language. */
            Place: string;
            /** @description The approximate duration in minutes. */
            Minutes: number;
        };
        TerminalPlace: {
            Terminal: components["schemas"]["Terminal"];
            /** @description The ways to and from the terminal, the nearest place first; empty when none are known. */
            Access: components["schemas"]["TerminalAccess"][];
        };
        /** @description The name of a route in one direction in page addresses: the slugs of both terminals with `-to-` between them. */
        RouteSlug: string;
        /** @description An amount as a JavaScript-safe integer in units of 10^-Exponent. 4150 SGD with Exponent 2 is S$41.50; 415000 IDR with Exponent 0 is Rp415,000. */
        Money: {
            Amount: number;
            Currency: components["schemas"]["CurrencyCode"];
            Exponent: number;
        };
        /** @description An amount as a JavaScript-safe integer in units of 10^-Exponent. 4150 SGD with Exponent 2 is S$41.50; 415000 IDR with Exponent 0 is Rp415,000. */
        MoneyRequest: {
            Amount: number;
            Currency: components["schemas"]["CurrencyCode"];
            Exponent: number;
        };
        /** @description A route that departs from the terminal. */
        TerminalRoute: {
            Slug: components["schemas"]["RouteSlug"];
            To: components["schemas"]["Terminal"];
            IsInternational: boolean;
            CrossingMinutes: number;
            /** @description The names of the operators. */
            Operators: string[];
            /** @description The lowest price that one adult pays online for one way within two weeks, including charges; null when nothing is on sale. */
            LowestPrice: components["schemas"]["Money"] | null;
        };
        SailingId: string;
        /**
         * Format: date-time
         * @description The local time at the terminal, with its offset.
         */
        LocalDateTime: string;
        /** @description A sailing as a departure board shows it, with the lowest price for an adult. */
        TimetableSailing: {
            Id: components["schemas"]["SailingId"];
            Operator: components["schemas"]["OperatorCode"];
            OperatorName: string;
            Vessel: string;
            From: components["schemas"]["TerminalCode"];
            To: components["schemas"]["TerminalCode"];
            DepartsAt: components["schemas"]["LocalDateTime"];
            ArrivesAt: components["schemas"]["LocalDateTime"];
            DurationMinutes: number;
            /** @description `closed` means that booking has closed for this sailing. */
            Status: ("on_sale" | "sold_out" | "closed" | "departed") | components["schemas"]["UnknownValue"];
            /** @description The lowest price that one adult pays online for one way, including charges; null when the sailing is not on sale. */
            LowestPrice: components["schemas"]["Money"] | null;
        };
        /** @description All sailings of a day, including those that have departed. */
        TimetableDay: {
            /**
             * Format: date
             * @description The calendar date at the departure terminal.
             */
            Date: string;
            /** @description The sailings, sorted by departure. */
            Sailings: components["schemas"]["TimetableSailing"][];
        };
        /** @description Information about a terminal, before any search. */
        TerminalGuide: {
            Slug: components["schemas"]["TerminalSlug"];
            Place: components["schemas"]["TerminalPlace"];
            /** @description All routes that depart from the terminal, the shortest first. */
            Routes: components["schemas"]["TerminalRoute"][];
            /** @description All departures of today and tomorrow. */
            Timetable: components["schemas"]["TimetableDay"][];
            /** Format: date-time */
            AsOf: string;
        };
        PassengerBand: ("adult" | "child" | "infant" | "senior") | components["schemas"]["UnknownValue"];
        Nationalities: string[];
        /** @description A charge for each passenger of the listed bands on this sector. */
        ChargeInfo: {
            Code: string;
            Kind: ("terminal_charge" | "surcharge" | "fee") | components["schemas"]["UnknownValue"];
            Label: string;
            Amount: components["schemas"]["Money"];
            Bands: components["schemas"]["PassengerBand"][];
            PayAt: ("online" | "counter") | components["schemas"]["UnknownValue"];
            /** @description The nationalities that pay this charge instead of the general charge with the same code; null on the general charge, which all other passengers pay. */
            Countries: components["schemas"]["Nationalities"] | null;
        };
        /** @description An operator of a route, and the charges on its sailings in addition to the fare. */
        RouteOperator: {
            Operator: components["schemas"]["Operator"];
            /** @description The charges in this direction on the first day of the timetable. */
            Charges: components["schemas"]["ChargeInfo"][];
        };
        FareDay: {
            /** Format: date */
            Date: string;
            /** @description The lowest adult fare of the day with the fare basis of the search; null when there is no sailing or all are sold out. */
            LowestFare: components["schemas"]["Money"] | null;
            /** @description The lowest price that one adult pays online on that day, including charges; null whenever `LowestFare` is null. */
            LowestPrice: components["schemas"]["Money"] | null;
            IsAvailable: boolean;
        };
        /** @description Information about a route in one direction, before any search. */
        RouteGuide: {
            Slug: components["schemas"]["RouteSlug"];
            From: components["schemas"]["TerminalPlace"];
            To: components["schemas"]["TerminalPlace"];
            IsInternational: boolean;
            CrossingMinutes: number;
            Operators: components["schemas"]["RouteOperator"][];
            /** @description The sailings of today and tomorrow, by the date at the departure terminal. */
            Timetable: components["schemas"]["TimetableDay"][];
            /** @description The one-way fares of two weeks, starting today. */
            FareDays: components["schemas"]["FareDay"][];
            /** Format: date-time */
            AsOf: string;
        };
        /** @description The id of an offer, which is one class of one sailing with one fare basis. */
        OfferId: string;
        BandFares: {
            Adult: components["schemas"]["Money"];
            Child: components["schemas"]["Money"];
            Infant: components["schemas"]["Money"];
            /** @description The senior fare; null when the operator has no senior fare. */
            Senior: components["schemas"]["Money"] | null;
        };
        NationalFares: {
            Countries: components["schemas"]["Nationalities"];
            Fares: components["schemas"]["BandFares"];
        };
        PriceLine: {
            /** @description `fare` is a seat on a ferry; `base` is the basic price of any other product. */
            Kind: ("fare" | "base" | "supplement" | "terminal_charge" | "surcharge" | "fee" | "discount") | components["schemas"]["UnknownValue"];
            /** @description The code of the charge, unique within its operator, e.g. `sg-pdf`. For ferry fares it is `fare`; for other products it is the code of the option. */
            Code: string;
            /** @description A label in the caller's language. */
            Label: string;
            /** @description The band of the passengers that the line counts; null when the line counts all passengers. */
            Band: components["schemas"]["PassengerBand"] | null;
            /** @description The part of the item that the line is for, counted from 0, e.g. the sector of a trip or the room of a stay. It is 0 when the item has one part. */
            SectorIndex: number;
            Quantity: number;
            UnitAmount: components["schemas"]["Money"];
            Amount: components["schemas"]["Money"];
            PayAt: ("online" | "counter") | components["schemas"]["UnknownValue"];
        };
        /** @description A price with its lines. The `online` lines sum to `Total`; the `counter` lines sum, for each currency, to `AtCounter`. */
        Price: {
            Total: components["schemas"]["Money"];
            /** @description The amounts to pay at the counter, at most one for each currency. */
            AtCounter: components["schemas"]["Money"][];
            Lines: components["schemas"]["PriceLine"][];
        };
        /** @description A class of a sailing with its fares for the fare basis of the search, which is one way or each way of a round trip. */
        SailingOffer: {
            Offer: components["schemas"]["OfferId"];
            Class: components["schemas"]["ClassCode"];
            ClassName: string;
            SeatsLeft: number;
            Fares: components["schemas"]["BandFares"];
            /** @description Fares for passengers of certain nationalities, used instead of `Fares`. Estimates and carts use the general fares, because passports are not known before the order. The order, and `priceCart` for travellers whose nationality is known, use each passenger's own fare. */
            NationalFares: components["schemas"]["NationalFares"][];
            Charges: components["schemas"]["ChargeInfo"][];
            /** @description The price that one adult pays online, which is the fare with its online charges. Charges at the counter are paid in addition. */
            AdultPrice: components["schemas"]["Money"];
            Estimate: components["schemas"]["Price"];
            IsChangeable: boolean;
            IsRefundable: boolean;
            BaggageKg: number;
        };
        Sailing: {
            Id: components["schemas"]["SailingId"];
            Item: components["schemas"]["FerryItemId"];
            Operator: components["schemas"]["OperatorCode"];
            OperatorName: string;
            Vessel: string;
            From: components["schemas"]["TerminalCode"];
            To: components["schemas"]["TerminalCode"];
            DepartsAt: components["schemas"]["LocalDateTime"];
            ArrivesAt: components["schemas"]["LocalDateTime"];
            DurationMinutes: number;
            CheckInClosesAt: components["schemas"]["LocalDateTime"];
            BookingClosesAt: components["schemas"]["LocalDateTime"];
            /** @description `closed` means that booking has closed for this sailing. */
            Status: ("on_sale" | "sold_out" | "closed") | components["schemas"]["UnknownValue"];
            Offers: components["schemas"]["SailingOffer"][];
        };
        Unavailable: {
            Code: ("product_unavailable" | "book_before" | "no_return_sailing" | "seats_taken" | "sold_out") | components["schemas"]["UnknownValue"];
            /** @description The server's message in the caller's language. */
            Detail: string;
            Params: components["schemas"]["ProblemParams"];
        };
        /** @description The sailings in one direction on one date. */
        FerryLeg: {
            /**
             * Format: date
             * @description The calendar date at the departure terminal.
             */
            Date: string;
            /** @description The sailings, sorted by departure. */
            Sailings: components["schemas"]["Sailing"][];
            /** @description The days around the date with their lowest adult fares, for a strip of days to choose from. */
            Days: components["schemas"]["FareDay"][];
            /** @description Why no sailing can be chosen; null when one can. */
            Unavailable: components["schemas"]["Unavailable"] | null;
        };
        FerrySearchResult: {
            From: components["schemas"]["Terminal"];
            To: components["schemas"]["Terminal"];
            IsInternational: boolean;
            IsRoundTrip: boolean;
            Departures: components["schemas"]["FerryLeg"];
            /** @description The sailings of the return date; null when no return was searched for. */
            Returns: components["schemas"]["FerryLeg"] | null;
            /** Format: date-time */
            AsOf: string;
        };
        FareCalendar: {
            Month: string;
            Days: components["schemas"]["FareDay"][];
        };
        /** @description A ticket for a route and class without a date. */
        OpenTicketProduct: {
            Item: components["schemas"]["FerryItemId"];
            Operator: components["schemas"]["OperatorCode"];
            OperatorName: string;
            From: components["schemas"]["TerminalCode"];
            To: components["schemas"]["TerminalCode"];
            IsInternational: boolean;
            /** @description True for one sector without a date; false when IsOpenTicket2W is true. */
            IsOpenTicket: boolean;
            /** @description True for two sectors without dates, outward and return. */
            IsOpenTicket2W: boolean;
            Class: components["schemas"]["ClassCode"];
            ClassName: string;
            /** @description The number of days after payment within which the ticket must be used. */
            ValidityDays: number;
            Fares: components["schemas"]["BandFares"];
            Charges: components["schemas"]["ChargeInfo"][];
            Estimate: components["schemas"]["Price"];
        };
        OpenTicketList: {
            Items: components["schemas"]["OpenTicketProduct"][];
        };
        TicketId: string;
        ScheduledSailing: {
            Id: components["schemas"]["SailingId"];
            Vessel: string;
            DepartsAt: components["schemas"]["LocalDateTime"];
            ArrivesAt: components["schemas"]["LocalDateTime"];
            DurationMinutes: number;
            SeatsLeft: number;
            Status: ("on_sale" | "sold_out" | "closed") | components["schemas"]["UnknownValue"];
        };
        OperatorSchedule: {
            From: components["schemas"]["Terminal"];
            To: components["schemas"]["Terminal"];
            /** Format: date */
            DateFrom: string;
            /** Format: date */
            DateUntil: string;
            Sailings: components["schemas"]["ScheduledSailing"][];
            /** Format: date-time */
            AsOf: string;
        };
        /** @description The sailing that the holder of an open ticket has chosen. */
        TransportSendInput: {
            Ticket: components["schemas"]["TicketId"];
            Sailing: components["schemas"]["SailingId"];
        };
        TicketState: ("reserved" | "issued" | "checked_in" | "used" | "void") | components["schemas"]["UnknownValue"];
        OrderId: string;
        CartItemId: string;
        SectorSailing: {
            Id: components["schemas"]["SailingId"];
            Vessel: string;
            DepartsAt: components["schemas"]["LocalDateTime"];
            ArrivesAt: components["schemas"]["LocalDateTime"];
            DurationMinutes: number;
            CheckInOpensAt: components["schemas"]["LocalDateTime"];
            CheckInClosesAt: components["schemas"]["LocalDateTime"];
        };
        SectorChangeRule: {
            UntilHoursBefore: number;
            /** @description The fee for each traveller, in the operator's currency; 0 means no fee. */
            Fee: components["schemas"]["Money"];
        };
        SectorRefundStep: {
            HoursBefore: number;
            Percent: number;
        };
        /** @description The operator's rules for the class on the day of the sailing. Hours are counted back from the departure. */
        SectorRules: {
            BaggageKg: number;
            HandCarryKg: number;
            /** @description The rule for changing the date; null when the date cannot be changed. */
            Change: components["schemas"]["SectorChangeRule"] | null;
            /** @description The steps of the refund, the longest time first. A step's percentage of the fare is refunded when the cancellation is more than `HoursBefore` hours before departure. Later than the last step, nothing is refunded. Empty when the fare is never refunded. */
            Refund: components["schemas"]["SectorRefundStep"][];
        };
        /** @description One sector of an item. On an open ticket, Sailing is null until a date is chosen. */
        Sector: {
            From: components["schemas"]["Terminal"];
            To: components["schemas"]["Terminal"];
            IsInternational: boolean;
            Operator: components["schemas"]["OperatorCode"];
            OperatorName: string;
            Class: components["schemas"]["ClassCode"];
            ClassName: string;
            AgeBands: components["schemas"]["AgeBands"];
            /** @description The countries (ISO 3166-1 alpha-2) whose passengers have their own fare or charge on this sector. The order is priced by each passenger's passport. */
            PricedNationalities: string[];
            Sailing: components["schemas"]["SectorSailing"] | null;
            Rules?: components["schemas"]["SectorRules"];
        };
        /** @description The reason why a date cannot be changed. `not_changeable`: the tickets of this class can never be changed. `open_ticket`: the ticket has no date yet. */
        ChangeRefusal: ("checked_in" | "not_changeable" | "open_ticket" | "too_late") | components["schemas"]["UnknownValue"];
        /** @description The reason why a name cannot be corrected. `not_offered`: the operator never corrects names. */
        NameRefusal: ("already_corrected" | "checked_in" | "not_offered" | "too_late") | components["schemas"]["UnknownValue"];
        /** @description The ticket of one passenger on one sector. */
        Ticket: {
            Id: components["schemas"]["TicketId"];
            /** @description The number that is printed below the QR code. */
            Number: string;
            State: components["schemas"]["TicketState"];
            Order: components["schemas"]["OrderId"];
            OrderItem: components["schemas"]["CartItemId"];
            /** @description The position of the passenger in the item's passengers, counted from 0. */
            PassengerIndex: number;
            SectorIndex: number;
            PassengerName: string;
            Title: components["schemas"]["PassengerTitle"];
            Band: components["schemas"]["PassengerBand"];
            Sector: components["schemas"]["Sector"];
            /** @description The ticket number with the issuer's signature, which is read at the gate. */
            QrPayload: string;
            /** @description The last day on which an open ticket can be used; null for a ticket with a date. */
            ValidUntil: string | null;
            /** @description The instant until which the date of the ticket can be changed; null when it cannot be changed, or no longer. An open ticket that was given a date can be changed by the rule of its class, without a price difference, but not to a day after its last valid day. */
            ChangeUntil: string | null;
            /** @description Why the date cannot be changed; null when it can, and for a ticket that is not paid yet or was cancelled. */
            ChangeRefusal?: components["schemas"]["ChangeRefusal"] | null;
            /** @description The instant until which the passenger's name can be corrected; null when it cannot be corrected, or no longer. */
            NameUntil: string | null;
            /** @description Why this ticket prevents a correction of the passenger's name; null when it does not. A name is corrected on all tickets of an item together, so one such ticket is enough to prevent it. `Sector` of the ticket says which sector it is. */
            NameRefusal?: components["schemas"]["NameRefusal"] | null;
        };
        /** @description The id of a product other than a ferry. Its prefix names the kind of product. */
        ProductId: string;
        /** @description The kinds of product in the catalogue, which are all except ferries. */
        CatalogueContent: ("package" | "attraction" | "hotel" | "transport" | "cruise") | components["schemas"]["UnknownValue"];
        PlaceCode: string;
        /** @description The place where a product is. */
        ProductPlace: {
            City: components["schemas"]["PlaceCode"];
            /** @description The name of the city in the caller's language. */
            CityName: string;
            Country: string;
            /** @description The IANA time zone of the place. */
            TimeZone: string;
            Latitude: number;
            Longitude: number;
            /** @description The location as text, such as an address, a terminal or a meeting point. */
            Location: string;
        };
        /** @description One short fact about a product. The code is stable and decides the icon; the label is in the caller's language. */
        ProductFact: {
            Code: string;
            Label: string;
        };
        /** @description The lowest price on the next dates on sale, and the unit that it is for. */
        FromPrice: {
            Amount: components["schemas"]["Money"];
            Per: ("person" | "group" | "night" | "vehicle" | "guest") | components["schemas"]["UnknownValue"];
        };
        Rating: {
            /** @description The average, with one decimal. */
            Average: number;
            Count: number;
        };
        /** @description The price of the cheapest rooms for the stay that was searched for. */
        StayPrice: {
            Nights: number;
            Rooms: number;
            Total: components["schemas"]["Money"];
            PerNight: components["schemas"]["Money"];
        };
        /** @description A product as it appears in a list. */
        ProductCard: {
            Id: components["schemas"]["ProductId"];
            ItemContent: components["schemas"]["CatalogueContent"];
            Name: string;
            /** @description One sentence about the product. */
            Summary: string;
            Kind: components["schemas"]["PlaceCode"];
            KindName: string;
            Place: components["schemas"]["ProductPlace"];
            Facts: components["schemas"]["ProductFact"][];
            /** @description The stars of a hotel; null for other products. */
            Stars: number | null;
            /** @description The lowest price; null when nothing is on sale. */
            From: components["schemas"]["FromPrice"] | null;
            Rating: components["schemas"]["Rating"] | null;
            /** @description The price of the searched stay, in a hotel search; null elsewhere, and when the stay is not available. */
            Stay: components["schemas"]["StayPrice"] | null;
            /** @description Why the product is not available on the requested dates; null when it is available, or when no dates were given. */
            Unavailable: components["schemas"]["Unavailable"] | null;
        };
        FacetValue: {
            Code: string;
            Label: string;
            Count: number;
        };
        /** @description A filter for the list. The counts ignore the choices made in this facet itself. */
        Facet: {
            Code: string;
            Label: string;
            Values: components["schemas"]["FacetValue"][];
        };
        ProductList: {
            Items: components["schemas"]["ProductCard"][];
            Facets: components["schemas"]["Facet"][];
            Total: number;
            Page: number;
            Size: number;
            /** Format: date-time */
            AsOf: string;
        };
        /** @description The code of a choice within a product: a ticket option, a package type, a room, a cabin or a rate. */
        OptionCode: string;
        /** @description The price for one person of each band; null where the band is not sold. */
        BandPrices: {
            Adult: components["schemas"]["Money"];
            Child: components["schemas"]["Money"] | null;
            Infant: components["schemas"]["Money"] | null;
            Senior: components["schemas"]["Money"] | null;
        };
        PackageType: {
            Code: components["schemas"]["OptionCode"];
            Name: string;
            /** @description The unit that the price is for, e.g. per person, twin share. */
            Basis: string;
            Prices: components["schemas"]["BandPrices"];
            /** @description The supplement for a guest who sleeps alone in a room; null when the package has no nights. */
            SingleSupplement: components["schemas"]["Money"] | null;
            /** @description The smallest number of adults and children of this type together, which can be larger than that of the package. Infants do not count towards it. */
            MinOrder: number;
            MaxOrder: number;
        };
        /** @description A charge of a terminal or ship that is not in the price. Each guest except infants pays it separately, in the currency of the charge. */
        ExcludedCharge: {
            Label: string;
            /** @description The charge for one guest whose nationality has no special price. */
            Amount: components["schemas"]["Money"];
        };
        PackageDay: {
            Day: number;
            Text: string;
        };
        /** @description A time of day in the local time of the place. */
        ClockTime: string;
        OpeningDay: {
            /** @description The day of the week; 1 is Monday, 7 is Sunday. */
            Day: number;
            Opens: components["schemas"]["ClockTime"];
            Closes: components["schemas"]["ClockTime"];
            LastAdmission: components["schemas"]["ClockTime"] | null;
        };
        /** @description The opening hours on the present day at the place, at the time of the answer. */
        OpenToday: {
            /** Format: date */
            Date: string;
            State: ("open" | "opens_later" | "closed_for_today" | "closed_all_day") | components["schemas"]["UnknownValue"];
            /** @description The next opening; null when the place does not open within a week. */
            OpensAt: string | null;
            /** @description When the place closes; null unless it is open now. */
            ClosesAt: string | null;
        };
        /** @description The opening hours, in the local time of the place. A closing time of 00:00, or one before the opening time, is on the next day. */
        OperatingHours: {
            TimeZone: string;
            /** @description The opening hours of the days that are open. A day with two opening periods is listed twice. */
            Week: components["schemas"]["OpeningDay"][];
            Today: components["schemas"]["OpenToday"];
            /** @description Closures that do not follow the week, such as festivals, monsoon or prayers; null when there are none. */
            Note: string | null;
        };
        Package: {
            Id: components["schemas"]["ProductId"];
            Name: string;
            Summary: string;
            Description: string;
            Kind: components["schemas"]["PlaceCode"];
            KindName: string;
            Place: components["schemas"]["ProductPlace"];
            Facts: components["schemas"]["ProductFact"][];
            /** @description Important rules to know before booking, one sentence each. */
            Rules: string[];
            /** Format: date-time */
            AsOf: string;
            Days: number;
            Nights: number;
            Types: components["schemas"]["PackageType"][];
            Includes: string[];
            Excludes: string[];
            /** @description The excluded charges that apply today, with their amounts. */
            ExcludedCharges: components["schemas"]["ExcludedCharge"][];
            Itinerary: components["schemas"]["PackageDay"][];
            OperatingHours: components["schemas"]["OperatingHours"];
            MeetingTime: components["schemas"]["ClockTime"];
            /** @description The IANA time zone of the meeting point, where the journey begins. `Place` is the destination. */
            MeetingTimeZone: string;
            /** @description The smallest number of adults and children together. Infants do not count towards it. */
            MinOrder: number;
            MaxOrder: number;
            BookBeforeDays: number;
            /** @description The first departure day that can still be booked and has room for the smallest party; null when no day on sale has. */
            FirstDate: string | null;
            RefundRule: string;
        };
        /** @description A kind of ticket. It is sold by the person, or by the group with one price for up to GroupSize people. */
        AttractionOption: {
            Code: components["schemas"]["OptionCode"];
            Name: string;
            /** @description The prices for each person; null when the option is sold by the group. */
            Prices: components["schemas"]["BandPrices"] | null;
            GroupPrice: components["schemas"]["Money"] | null;
            GroupSize: number | null;
            /** @description The smallest number of tickets in an order, not counting infants, or the smallest number of groups. */
            MinOrder: number;
            MaxOrder: number;
            /** @description Whether a visit date is required. A ticket without a date is valid for ValidDays days after payment. */
            NeedsVisitDate: boolean;
            ValidDays: number;
            Confirmation: ("instant" | "on_request") | components["schemas"]["UnknownValue"];
            RefundRule: string;
            AgeRule: string;
        };
        Attraction: {
            Id: components["schemas"]["ProductId"];
            Name: string;
            Summary: string;
            Description: string;
            Kind: components["schemas"]["PlaceCode"];
            KindName: string;
            Place: components["schemas"]["ProductPlace"];
            Facts: components["schemas"]["ProductFact"][];
            /** @description Important rules to know before booking, one sentence each. */
            Rules: string[];
            /** Format: date-time */
            AsOf: string;
            OperatingHours: components["schemas"]["OperatingHours"];
            SuggestedMinutes: number;
            Options: components["schemas"]["AttractionOption"][];
        };
        /** @description The guests of each room. Rooms are separated by commas; each has the number of adults, followed by the age of each child, e.g. `2,2-5-9`. */
        RoomsText: string;
        /** @description The secret token of a cart, of at least 128 random bits. */
        CartToken: string;
        ReviewScores: {
            Comfort: number;
            Service: number;
            Cleanliness: number;
            Location: number;
        };
        ReviewBand: {
            Points: number;
            Count: number;
        };
        ReviewSummary: {
            Rating: components["schemas"]["Rating"];
            Scores: components["schemas"]["ReviewScores"];
            /** @description The number of reviews for each whole number of points, starting with five. Their average is the rating. */
            Breakdown: components["schemas"]["ReviewBand"][];
        };
        Board: ("room_only" | "breakfast") | components["schemas"]["UnknownValue"];
        CancellationTerms: {
            IsRefundable: boolean;
            /** @description The end of free cancellation, in the local time of the hotel; null when the rate is not refundable or that time has passed. */
            FreeUntil: components["schemas"]["LocalDateTime"] | null;
            Text: string;
        };
        /** @description A room with a board and cancellation terms. Prices are for one room. */
        RoomOffer: {
            Offer: components["schemas"]["OptionCode"];
            Board: components["schemas"]["Board"];
            Cancellation: components["schemas"]["CancellationTerms"];
            Total: components["schemas"]["Money"];
            PerNight: components["schemas"]["Money"];
        };
        HotelRoom: {
            Code: components["schemas"]["OptionCode"];
            Name: string;
            Beds: string;
            SizeM2: number;
            MaxAdults: number;
            MaxChildren: number;
            MaxGuests: number;
            /** @description The number of rooms left on the night of the stay that has the fewest. */
            Left: number;
            Offers: components["schemas"]["RoomOffer"][];
        };
        Hotel: {
            Id: components["schemas"]["ProductId"];
            Name: string;
            Summary: string;
            Description: string;
            Kind: components["schemas"]["PlaceCode"];
            KindName: string;
            Place: components["schemas"]["ProductPlace"];
            Facts: components["schemas"]["ProductFact"][];
            /** @description Important rules to know before booking, one sentence each. */
            Rules: string[];
            /** Format: date-time */
            AsOf: string;
            Stars: number;
            Facilities: components["schemas"]["ProductFact"][];
            CheckInFrom: components["schemas"]["ClockTime"];
            CheckOutUntil: components["schemas"]["ClockTime"];
            ChildPolicy: string;
            TaxNote: string;
            Reviews: components["schemas"]["ReviewSummary"] | null;
            /** @description The number of nights of the requested stay. */
            Nights: number;
            Rooms: components["schemas"]["HotelRoom"][];
            /** @description Why the stay is not available; null when it is available. */
            Unavailable: components["schemas"]["Unavailable"] | null;
        };
        Review: {
            Author: string;
            /** Format: date */
            Date: string;
            Language: components["schemas"]["LanguageCode"];
            Scores: components["schemas"]["ReviewScores"];
            /** @description The average of the scores, with one decimal. */
            Average: number;
            Text: string;
        };
        ReviewList: {
            Items: components["schemas"]["Review"][];
            Total: number;
            Page: number;
            Size: number;
        };
        TransportKind: ("private_transfer" | "point_to_point" | "hourly_disposal" | "shared_transfer") | components["schemas"]["UnknownValue"];
        /** @description The pick-up times, in the local time of the place. From is inclusive and Until is exclusive. An Until of 00:00 is the end of the day. Both are 00:00 when the service runs all day. */
        ServiceHours: {
            From: components["schemas"]["ClockTime"];
            Until: components["schemas"]["ClockTime"];
            /** @description The days of the week with service; 1 is Monday, 7 is Sunday. */
            Days: number[];
        };
        TransportField: ("pick_up_address" | "drop_off_address" | "connection_number" | "hours" | "bags") | components["schemas"]["UnknownValue"];
        /** @description The price of one vehicle in one zone, or for one block of hours. A shared transfer is priced by the person. */
        TransportRate: {
            Code: components["schemas"]["OptionCode"];
            VehicleName: string;
            ZoneName: string;
            /** @description The number of hours in the block; null when the service is not sold by time. */
            Hours: number | null;
            Price: components["schemas"]["Money"];
            ChildPrice: components["schemas"]["Money"] | null;
            /** @description The price of each hour beyond the block; null when the service is not sold by time. */
            ExtraHour: components["schemas"]["Money"] | null;
            Per: ("vehicle" | "person") | components["schemas"]["UnknownValue"];
            MaxPassengers: number;
            /** @description The largest number of bags in the vehicle or, when priced by the person, for each person except infants. */
            MaxBags: number;
        };
        /** @description A supplement for pick-ups at a time from From (inclusive) until Until (exclusive). The period goes past midnight when Until is earlier than From. */
        TransportSupplement: {
            Code: string;
            Label: string;
            Amount: components["schemas"]["Money"];
            From: components["schemas"]["ClockTime"];
            Until: components["schemas"]["ClockTime"];
        };
        Transport: {
            Id: components["schemas"]["ProductId"];
            Name: string;
            Summary: string;
            Description: string;
            Kind: components["schemas"]["PlaceCode"];
            KindName: string;
            Place: components["schemas"]["ProductPlace"];
            Facts: components["schemas"]["ProductFact"][];
            /** @description Important rules to know before booking, one sentence each. */
            Rules: string[];
            /** Format: date-time */
            AsOf: string;
            TransportKind: components["schemas"]["TransportKind"];
            /** @description Where the ride can begin. */
            PickUp: string;
            DropOff: string | null;
            Service: components["schemas"]["ServiceHours"];
            /** @description The fields of the item that this service needs. It refuses the other fields of this list. */
            AsksFor: components["schemas"]["TransportField"][];
            Rates: components["schemas"]["TransportRate"][];
            Supplements: components["schemas"]["TransportSupplement"][];
            RefundRule: string;
            BookBeforeHours: number;
        };
        PortCall: {
            Day: number;
            Port: string;
            ArrivesAt: components["schemas"]["ClockTime"] | null;
            DepartsAt: components["schemas"]["ClockTime"] | null;
        };
        /** @description A kind of cabin. The first two guests pay PerGuest each, further guests pay ThirdFourth each. A guest who travels alone also pays the single supplement. */
        Cabin: {
            Code: components["schemas"]["OptionCode"];
            Name: string;
            MaxGuests: number;
            PerGuest: components["schemas"]["Money"];
            /** @description The price for each guest after the second; null when a cabin takes at most two guests. */
            ThirdFourth: components["schemas"]["Money"] | null;
            SingleSupplementPercent: number;
        };
        CabinsLeft: {
            Cabin: components["schemas"]["OptionCode"];
            Left: number;
        };
        CruiseSailing: {
            /** Format: date */
            Date: string;
            Cabins: components["schemas"]["CabinsLeft"][];
        };
        Cruise: {
            Id: components["schemas"]["ProductId"];
            Name: string;
            Summary: string;
            Description: string;
            Kind: components["schemas"]["PlaceCode"];
            KindName: string;
            Place: components["schemas"]["ProductPlace"];
            Facts: components["schemas"]["ProductFact"][];
            /** @description Important rules to know before booking, one sentence each. */
            Rules: string[];
            /** Format: date-time */
            AsOf: string;
            Ship: string;
            Nights: number;
            HomePort: string;
            Itinerary: components["schemas"]["PortCall"][];
            Cabins: components["schemas"]["Cabin"][];
            /** @description The sailings that can still be booked or are sold out, sorted by date. */
            Sailings: components["schemas"]["CruiseSailing"][];
            PortCharges: components["schemas"]["Money"];
            GratuityPerNight: components["schemas"]["Money"];
            CheckIn: string;
            PassportRule: string;
            AgeRule: string;
            /** @description The ages by which guests are counted, as in the cart. */
            AgeBands?: components["schemas"]["AgeBands"];
            /** @description The age of the youngest guest that is allowed, in completed months on the day of sailing. */
            InfantsFromMonths: number;
            RefundRule: string;
            /** @description The number of days between the last day of sale and the sailing. */
            BookBeforeDays: number;
        };
        ProductDay: {
            /** Format: date */
            Date: string;
            From: components["schemas"]["Money"] | null;
            IsAvailable: boolean;
            /** @description The number of places left, when only a few are left; otherwise null. */
            Left: number | null;
        };
        /** @description The days of a month, with the availability and the lowest adult price of each. */
        ProductCalendar: {
            Month: string;
            Days: components["schemas"]["ProductDay"][];
        };
        /** @description A product that is recommended for the season. */
        Pick: {
            Season: components["schemas"]["PlaceCode"];
            /** @description The name of the season in the caller's language, e.g. `School holidays`. */
            SeasonName: string;
            /** Format: date */
            Until: string;
            Product: components["schemas"]["ProductCard"];
        };
        PickList: {
            Items: components["schemas"]["Pick"][];
        };
        /** @description DateFrom is the departure date of the first sector, DateUntil that of the last one. DateUntil is required for a round trip and can otherwise be null; for open tickets both are null. Offers has one offer for each sector, in order: one for one way, two for a round trip, two to six for multi-city, none for open tickets. */
        FerryItemInput: {
            DateFrom: string | null;
            DateUntil: string | null;
            Qty: number;
            /** @description The number of adults. Seniors count as adults until their birth dates are known. */
            QtyAdult: number;
            QtyChild: number;
            QtyInfant: number;
            IsRoundTrip: boolean;
            IsInternational: boolean;
            /** @description True for an open ticket of one sector. It is never true together with IsOpenTicket2W. */
            IsOpenTicket: boolean;
            /** @description True for an open ticket with an outward and a return sector. IsOpenTicket and IsRoundTrip are then false. */
            IsOpenTicket2W: boolean;
            Offers: components["schemas"]["OfferId"][];
        };
        FerryCartItemInput: {
            Item: components["schemas"]["FerryItemId"];
            /** @description The number of passengers, which must equal `Ferry.Qty`. */
            Qty: number;
            Ferry: components["schemas"]["FerryItemInput"];
        };
        FerryCartInput: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ItemContent: "ferry";
            Items: components["schemas"]["FerryCartItemInput"][];
        };
        StayRoomInput: {
            Room: components["schemas"]["OptionCode"];
            Offer: components["schemas"]["OptionCode"];
            Adults: number;
            ChildAges: number[];
        };
        /** @description One stay in one or more rooms of one hotel. Qty is the number of rooms. */
        HotelItemInput: {
            /** Format: date */
            CheckIn: string;
            /** Format: date */
            CheckOut: string;
            Rooms: components["schemas"]["StayRoomInput"][];
        };
        HotelCartItemInput: {
            Item: components["schemas"]["ProductId"];
            /** @description The number of rooms. */
            Qty: number;
            Hotel: components["schemas"]["HotelItemInput"];
        };
        HotelCartInput: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ItemContent: "hotel";
            Items: components["schemas"]["HotelCartItemInput"][];
        };
        /** @description Tickets of one option. When the option is sold by the group, Qty is the number of groups and the bands count the people in them; otherwise Qty is the sum of the bands. */
        AttractionItemInput: {
            Option: components["schemas"]["OptionCode"];
            /** @description The date of the visit. It can be null only when the option does not need a date. */
            VisitDate: string | null;
            QtyAdult: number;
            QtyChild: number;
            QtyInfant: number;
            QtySenior: number;
        };
        AttractionCartItemInput: {
            Item: components["schemas"]["ProductId"];
            Qty: number;
            Attraction: components["schemas"]["AttractionItemInput"];
        };
        AttractionCartInput: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ItemContent: "attraction";
            Items: components["schemas"]["AttractionCartItemInput"][];
        };
        /** @description One package. Qty is the sum of the bands. */
        PackageItemInput: {
            Type: components["schemas"]["OptionCode"];
            /**
             * Format: date
             * @description The first day of the package.
             */
            Date: string;
            QtyAdult: number;
            QtyChild: number;
            QtyInfant: number;
        };
        PackageCartItemInput: {
            Item: components["schemas"]["ProductId"];
            Qty: number;
            Package: components["schemas"]["PackageItemInput"];
        };
        PackageCartInput: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ItemContent: "package";
            Items: components["schemas"]["PackageCartItemInput"][];
        };
        /** @description A ride. Fields that the service does not ask for are null, and Bags is then 0. When the rate is by the vehicle, Qty is 1 and the bands count the people in it; when it is by the person, Qty is the sum of the bands. */
        TransportItemInput: {
            Rate: components["schemas"]["OptionCode"];
            /** Format: date */
            PickUpDate: string;
            PickUpTime: components["schemas"]["ClockTime"];
            PickUpAddress: string | null;
            DropOffAddress: string | null;
            /** @description The number of the flight or ferry that the driver meets. */
            ConnectionNumber: string | null;
            /** @description The number of hours beyond the block; null when the service is not sold by time. */
            ExtraHours: number | null;
            Bags: number;
            QtyAdult: number;
            QtyChild: number;
            QtyInfant: number;
        };
        TransportCartItemInput: {
            Item: components["schemas"]["ProductId"];
            Qty: number;
            Transport: components["schemas"]["TransportItemInput"];
        };
        TransportCartInput: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ItemContent: "transport";
            Items: components["schemas"]["TransportCartItemInput"][];
        };
        /** @description One cabin on one sailing. Qty is the sum of the bands. To book several cabins, add several items. */
        CruiseItemInput: {
            Cabin: components["schemas"]["OptionCode"];
            /** Format: date */
            SailingDate: string;
            QtyAdult: number;
            QtyChild: number;
            QtyInfant: number;
        };
        CruiseCartItemInput: {
            Item: components["schemas"]["ProductId"];
            Qty: number;
            Cruise: components["schemas"]["CruiseItemInput"];
        };
        CruiseCartInput: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ItemContent: "cruise";
            Items: components["schemas"]["CruiseCartItemInput"][];
        };
        /** @description Adds items of one product to the cart. A cart can have at most 20 held items, as many as an order. Either all of the items are added, or none. */
        CartInput: components["schemas"]["FerryCartInput"] | components["schemas"]["HotelCartInput"] | components["schemas"]["AttractionCartInput"] | components["schemas"]["PackageCartInput"] | components["schemas"]["TransportCartInput"] | components["schemas"]["CruiseCartInput"];
        ProductRefundStep: {
            /** @description The end of the step, exclusive, in the local time of the place with its offset; null when the step has no end. */
            Until: string | null;
            /** @description The percentage that is refunded of the part of the price to which the refund rule applies. For a cruise that part is the cabin only; its charges are refunded in full. */
            Percent: number;
        };
        /** @description The refund for a cancellation, by time: the earliest step first, the last one without an end. Empty when the refund does not depend on time alone: ferries have rules by sector, hotels have rules by room, and a ticket without a date has no start. */
        RefundSteps: components["schemas"]["ProductRefundStep"][];
        QuotedItem: {
            Price: components["schemas"]["Price"];
            RefundSteps: components["schemas"]["RefundSteps"];
        };
        /** @description The prices that the items would have if they were put into a cart now. No stock is held. */
        Quote: {
            Items: components["schemas"]["QuotedItem"][];
            /** Format: date-time */
            AsOf: string;
        };
        FerryItem: {
            DateFrom: string | null;
            DateUntil: string | null;
            Qty: number;
            QtyAdult: number;
            QtyChild: number;
            QtyInfant: number;
            IsRoundTrip: boolean;
            IsInternational: boolean;
            /** @description True for an open ticket of one sector. It is never true together with IsOpenTicket2W. */
            IsOpenTicket: boolean;
            /** @description True for an open ticket with an outward and a return sector. IsOpenTicket and IsRoundTrip are then false. */
            IsOpenTicket2W: boolean;
            /** @description The number of days after payment for which an open ticket is valid; null for other tickets. */
            ValidityDays: number | null;
            Sectors: components["schemas"]["Sector"][];
        };
        FerryCartItem: {
            Id: components["schemas"]["CartItemId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ItemContent: "ferry";
            Item: components["schemas"]["FerryItemId"];
            Qty: number;
            /** @description An `expired` item no longer holds its stock. */
            State: ("held" | "expired") | components["schemas"]["UnknownValue"];
            /** Format: date-time */
            HoldExpiresAt: string;
            HoldExtensionsLeft: number;
            /** Format: date-time */
            PriceGuaranteedUntil: string;
            Price: components["schemas"]["Price"];
            Ferry: components["schemas"]["FerryItem"];
        };
        /** @description The product of a cart or order item, with the same names as on its card. */
        ProductRef: {
            Id: components["schemas"]["ProductId"];
            Name: string;
            Kind: components["schemas"]["PlaceCode"];
            KindName: string;
            Place: components["schemas"]["ProductPlace"];
        };
        StayRoom: {
            Room: components["schemas"]["OptionCode"];
            RoomName: string;
            Offer: components["schemas"]["OptionCode"];
            Board: components["schemas"]["Board"];
            Cancellation: components["schemas"]["CancellationTerms"];
            Adults: number;
            ChildAges: number[];
        };
        HotelItem: {
            Product: components["schemas"]["ProductRef"];
            /** Format: date */
            CheckIn: string;
            /** Format: date */
            CheckOut: string;
            Nights: number;
            CheckInFrom: components["schemas"]["ClockTime"];
            CheckOutUntil: components["schemas"]["ClockTime"];
            Rooms: components["schemas"]["StayRoom"][];
        };
        HotelCartItem: {
            Id: components["schemas"]["CartItemId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ItemContent: "hotel";
            Item: components["schemas"]["ProductId"];
            Qty: number;
            /** @description An `expired` item no longer holds its stock. */
            State: ("held" | "expired") | components["schemas"]["UnknownValue"];
            /** Format: date-time */
            HoldExpiresAt: string;
            HoldExtensionsLeft: number;
            /** Format: date-time */
            PriceGuaranteedUntil: string;
            Price: components["schemas"]["Price"];
            Hotel: components["schemas"]["HotelItem"];
        };
        AttractionItem: {
            Product: components["schemas"]["ProductRef"];
            Option: components["schemas"]["OptionCode"];
            OptionName: string;
            VisitDate: string | null;
            ValidDays: number;
            GroupSize: number | null;
            /** @description The bands that the option is sold to. An option that is sold by the group is open to all bands. */
            Bands: components["schemas"]["PassengerBand"][];
            QtyAdult: number;
            QtyChild: number;
            QtyInfant: number;
            QtySenior: number;
            MinOrder: number;
            MaxOrder: number;
            RefundRule: string;
            RefundSteps: components["schemas"]["RefundSteps"];
        };
        AttractionCartItem: {
            Id: components["schemas"]["CartItemId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ItemContent: "attraction";
            Item: components["schemas"]["ProductId"];
            Qty: number;
            /** @description An `expired` item no longer holds its stock. */
            State: ("held" | "expired") | components["schemas"]["UnknownValue"];
            /** Format: date-time */
            HoldExpiresAt: string;
            HoldExtensionsLeft: number;
            /** Format: date-time */
            PriceGuaranteedUntil: string;
            Price: components["schemas"]["Price"];
            Attraction: components["schemas"]["AttractionItem"];
        };
        PackageItem: {
            Product: components["schemas"]["ProductRef"];
            Type: components["schemas"]["OptionCode"];
            TypeName: string;
            /** Format: date */
            Date: string;
            Days: number;
            Nights: number;
            MeetingTime: components["schemas"]["ClockTime"];
            /** @description The IANA time zone of the meeting point, where the journey begins. `Product.Place` is the destination. */
            MeetingTimeZone: string;
            /** @description Whether travellers must show passports. */
            IsInternational: boolean;
            AgeBands: components["schemas"]["AgeBands"];
            /** @description The bands that the type is sold to. */
            Bands: (("adult" | "child" | "infant") | components["schemas"]["UnknownValue"])[];
            QtyAdult: number;
            QtyChild: number;
            QtyInfant: number;
            /** @description The smallest number of adults and children together. Infants do not count towards it. */
            MinOrder: number;
            /** @description The largest number of people, including infants. */
            MaxOrder: number;
            /** @description The charges that are not in the price, with their amounts on the first day. */
            ExcludedCharges: components["schemas"]["ExcludedCharge"][];
            RefundRule: string;
            RefundSteps: components["schemas"]["RefundSteps"];
        };
        PackageCartItem: {
            Id: components["schemas"]["CartItemId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ItemContent: "package";
            Item: components["schemas"]["ProductId"];
            Qty: number;
            /** @description An `expired` item no longer holds its stock. */
            State: ("held" | "expired") | components["schemas"]["UnknownValue"];
            /** Format: date-time */
            HoldExpiresAt: string;
            HoldExtensionsLeft: number;
            /** Format: date-time */
            PriceGuaranteedUntil: string;
            Price: components["schemas"]["Price"];
            Package: components["schemas"]["PackageItem"];
        };
        TransportItem: {
            Product: components["schemas"]["ProductRef"];
            TransportKind: components["schemas"]["TransportKind"];
            Rate: components["schemas"]["OptionCode"];
            VehicleName: string;
            ZoneName: string;
            /** @description The unit of the rate. The number of people can be changed in the cart only when it is `person`. */
            Per: ("vehicle" | "person") | components["schemas"]["UnknownValue"];
            /** @description The number of hours of the block and the extra hours together; null when the service is not sold by time. */
            Hours: number | null;
            /** @description The part of `Hours` that is beyond the block; null when the service is not sold by time. */
            ExtraHours: number | null;
            PickUpAt: components["schemas"]["LocalDateTime"];
            /** @description The address that the customer gave, or the fixed pick-up place of the service. */
            PickUp: string;
            DropOff: string | null;
            ConnectionNumber: string | null;
            Bags: number;
            MaxPassengers: number;
            MaxBags: number;
            QtyAdult: number;
            QtyChild: number;
            QtyInfant: number;
            RefundRule: string;
            RefundSteps: components["schemas"]["RefundSteps"];
        };
        TransportCartItem: {
            Id: components["schemas"]["CartItemId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ItemContent: "transport";
            Item: components["schemas"]["ProductId"];
            Qty: number;
            /** @description An `expired` item no longer holds its stock. */
            State: ("held" | "expired") | components["schemas"]["UnknownValue"];
            /** Format: date-time */
            HoldExpiresAt: string;
            HoldExtensionsLeft: number;
            /** Format: date-time */
            PriceGuaranteedUntil: string;
            Price: components["schemas"]["Price"];
            Transport: components["schemas"]["TransportItem"];
        };
        CruiseItem: {
            Product: components["schemas"]["ProductRef"];
            Ship: string;
            Cabin: components["schemas"]["OptionCode"];
            CabinName: string;
            MaxGuests: number;
            /** Format: date */
            SailingDate: string;
            /** Format: date */
            ReturnDate: string;
            Nights: number;
            HomePort: string;
            /**
             * Format: date-time
             * @description When the ship leaves, in the local time of the port with its offset. Guests board earlier, as `CheckIn` says.
             */
            SailsAt?: string;
            CheckIn: string;
            IsInternational: boolean;
            AgeBands: components["schemas"]["AgeBands"];
            /** @description The age of the youngest guest that is allowed, in completed months on the day of sailing. */
            InfantsFromMonths: number;
            QtyAdult: number;
            QtyChild: number;
            QtyInfant: number;
            RefundRule: string;
            RefundSteps: components["schemas"]["RefundSteps"];
        };
        CruiseCartItem: {
            Id: components["schemas"]["CartItemId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ItemContent: "cruise";
            Item: components["schemas"]["ProductId"];
            Qty: number;
            /** @description An `expired` item no longer holds its stock. */
            State: ("held" | "expired") | components["schemas"]["UnknownValue"];
            /** Format: date-time */
            HoldExpiresAt: string;
            HoldExtensionsLeft: number;
            /** Format: date-time */
            PriceGuaranteedUntil: string;
            Price: components["schemas"]["Price"];
            Cruise: components["schemas"]["CruiseItem"];
        };
        CartItem: (components["schemas"]["FerryCartItem"] | components["schemas"]["HotelCartItem"] | components["schemas"]["AttractionCartItem"] | components["schemas"]["PackageCartItem"] | components["schemas"]["TransportCartItem"] | components["schemas"]["CruiseCartItem"]) | components["schemas"]["UnknownCartItem"];
        Cart: {
            Token: components["schemas"]["CartToken"];
            Items: components["schemas"]["CartItem"][];
            /** @description The amounts to pay online for the items that are still held, one for each currency. */
            Totals: components["schemas"]["Money"][];
            AtCounter: components["schemas"]["Money"][];
            /**
             * Format: date-time
             * @description The server's time. Count hold times down from it.
             */
            AsOf: string;
        };
        /** @description The new numbers of people. The held stock changes with them; if that is not possible, nothing changes. Items that are not counted by people (rooms, vehicles) are refused with `validation_failed` and `not_countable`. */
        CartItemChange: {
            QtyAdult: number;
            QtyChild: number;
            QtyInfant: number;
            /** @description The number of seniors, for attractions only; 0 when absent. */
            QtySenior?: number;
        };
        OrderStatus: ("ENTRY" | "POSTED" | "CANCELLED" | "EXPIRED") | components["schemas"]["UnknownValue"];
        /** @enum {string} */
        OrderStatusRequest: "ENTRY" | "POSTED" | "CANCELLED" | "EXPIRED";
        /** @description The state that the payer's page shows. It is derived from the state, the method, the proof and the time. */
        PaymentFlow: ("awaiting_method" | "awaiting_proof" | "proof_uploaded" | "awaiting_transfer" | "verifying" | "rejected" | "failed" | "succeeded" | "expired" | "cancelled") | components["schemas"]["UnknownValue"];
        /** @description A sailing of an order, and how many of the order's travellers are on it. */
        OrderDeparture: {
            DepartsAt: components["schemas"]["LocalDateTime"];
            /** @description The name of the departure terminal, in the caller's language. */
            From: string;
            /** @description The name of the arrival terminal, in the caller's language. */
            To: string;
            People: number;
        };
        CustomerId: string;
        CustomerRef: {
            Id: components["schemas"]["CustomerId"];
            Name: string;
        };
        /** @description The facts about an order that an agency placed. `TotalAmount` of the order is the amount that the agency pays; `SellingAmount` is the amount that the customer pays to the agency. */
        OrderAgency: {
            Name: string;
            /** @description The name of the member who placed the order. */
            BookedBy: string;
            /** @description The saved customer for whom the order was placed; null when none was named. */
            Customer: components["schemas"]["CustomerRef"] | null;
            /** @description The selling price by the agency's markup at the time of the order. */
            SellingAmount: components["schemas"]["Money"];
        };
        /** @description An order as it appears in a list. */
        OrderSummary: {
            Id: components["schemas"]["OrderId"];
            ConfirmationNumber: string;
            Status: components["schemas"]["OrderStatus"];
            Flow: components["schemas"]["PaymentFlow"];
            /** Format: date-time */
            CreatedAt: string;
            ExpiresAt: string | null;
            VisitDate: string | null;
            TotalAmount: components["schemas"]["Money"];
            RefundedAmount: components["schemas"]["Money"];
            /** @description The kinds of product in the order, each once, in the order of the items. Empty for an order that pays for a change. */
            Products: components["schemas"]["Product"][];
            /** @description One title for each item, in the caller's language, e.g. `HarbourFront, Singapore → Batam Centre`. */
            Titles: string[];
            /** @description The number of people who are named in the order. */
            People: number;
            /** @description The sailings that travellers of the order are on now, the earliest first. Empty when the order has no sailing, or no sailing has a date. */
            Departures?: components["schemas"]["OrderDeparture"][];
            ChangeOf: components["schemas"]["OrderId"] | null;
            /** @description The agency that placed the order; null when no agency did. */
            Agency: components["schemas"]["OrderAgency"] | null;
        };
        OrderList: {
            /** @description The orders of this page, the newest first. */
            Items: components["schemas"]["OrderSummary"][];
            /** @description The cursor for the next page; null on the last page. */
            NextCursor: string | null;
            /** Format: date-time */
            AsOf: string;
        };
        BookingSearch: {
            /** @description The order id or the confirmation number, in upper or lower case. */
            Booking: string;
            /**
             * Format: email
             * @description The e-mail address of the order's contact.
             */
            Email: string;
        };
        /** @description The order, and the secret token with which a guest opens it from now on. */
        FoundBooking: {
            Order: components["schemas"]["OrderId"];
            BookingToken: string;
        };
        /** @description The facts about a traveller on which a price depends. A traveller who is not known yet is priced in the booked band. */
        KnownTraveller: {
            /**
             * @description The band that was booked for this traveller.
             * @enum {string}
             */
            Band: "adult" | "child" | "infant";
            /** @description The date of birth; null while it is not known. The age counts on the day of each sailing. A date after the day of a sailing counts as not known for that sailing. */
            DateOfBirth: string | null;
            /** @description The nationality; null while it is not known. The general price is then used. */
            Nationality: components["schemas"]["CountryCode"] | null;
        };
        /** @description The travellers of one cart item, as far as they are known. The list has as many travellers of each band as the cart item, so unknown travellers are listed too. While nobody is known, send an empty list or leave the item out. */
        CartTravellers: {
            CartItem: components["schemas"]["CartItemId"];
            Travellers: components["schemas"]["KnownTraveller"][];
        };
        PromoCheck: {
            /** @description The promo code, in upper or lower case. */
            PromoCode: string;
            /** @description The travellers, as in `priceCart`; the offer is then the one for an order with these travellers. If absent, all people are priced in the bands that were booked. */
            Items?: components["schemas"]["CartTravellers"][];
        };
        PromoDiscount: {
            CartItem: components["schemas"]["CartItemId"];
            /** @description The discount, which is below zero. */
            Amount: components["schemas"]["Money"];
        };
        /** @description The discount of a promo code on the cart as it is now. An order is priced again when it is placed. */
        PromoOffer: {
            /** @description The promo code in its standard spelling. */
            PromoCode: string;
            /** @description What the promotion is, in the caller's language. */
            Description: string;
            /** @description One discount for each item to which the code applies. */
            Discounts: components["schemas"]["PromoDiscount"][];
            /** @description The sum of the discounts, which is below zero. */
            Discount: components["schemas"]["Money"];
            /** @description The online price of the held items with the discount. */
            Total: components["schemas"]["Money"];
        };
        CartPricing: {
            Items: components["schemas"]["CartTravellers"][];
        };
        PricedTraveller: {
            /** @description The bands that the traveller is priced in, one for each sector of the item. */
            Bands: components["schemas"]["PassengerBand"][];
        };
        PricedCartItem: {
            CartItem: components["schemas"]["CartItemId"];
            Price: components["schemas"]["Price"];
            /** @description The travellers that the request has for this item, in the same order; empty when the request names nobody. */
            Travellers: components["schemas"]["PricedTraveller"][];
        };
        /** @description The price of an order for these travellers, without a promo code, in the one currency in which the order would be placed. */
        PricedCart: {
            /** @description One entry for each item that is still held, in the order of the cart. */
            Items: components["schemas"]["PricedCartItem"][];
            /** @description The amount to pay online for all of these items. */
            Total: components["schemas"]["Money"];
            AtCounter: components["schemas"]["Money"][];
        };
        /** @description The passenger details as typed. Fields that are not filled in yet are empty strings; dates are kept as typed or as YYYY-MM-DD. */
        DraftPassenger: {
            Band: ("adult" | "child" | "infant") | components["schemas"]["UnknownValue"];
            Title: string;
            FirstName: string;
            LastName: string;
            /** @description Whether the passport has a single name. */
            IsOneName?: boolean;
            DateOfBirth: string;
            PlaceOfBirth: string;
            Nationality: string;
            CountryOfResidence: string;
            PassportNumber: string;
            DateOfIssue: string;
            DateOfExpiry: string;
            PlaceOfIssue: string;
        };
        /** @description The passenger details as typed. Fields that are not filled in yet are empty strings; dates are kept as typed or as YYYY-MM-DD. */
        DraftPassengerRequest: {
            /** @enum {string} */
            Band: "adult" | "child" | "infant";
            Title: string;
            FirstName: string;
            LastName: string;
            /** @description Whether the passport has a single name. */
            IsOneName?: boolean;
            DateOfBirth: string;
            PlaceOfBirth: string;
            Nationality: string;
            CountryOfResidence: string;
            PassportNumber: string;
            DateOfIssue: string;
            DateOfExpiry: string;
            PlaceOfIssue: string;
        };
        DraftItem: {
            CartItem: components["schemas"]["CartItemId"];
            Passengers: components["schemas"]["DraftPassenger"][];
        };
        DraftItemRequest: {
            CartItem: components["schemas"]["CartItemId"];
            Passengers: components["schemas"]["DraftPassengerRequest"][];
        };
        /** @description A checkout form as far as it is filled in. Only the lengths are checked, and that each listed item is in the cart and is listed once. Wrong or missing values are reported when the order is placed. */
        CheckoutDraft: {
            Contact: {
                Name: string;
                Email: string;
                /** @description The country of the calling code, because several countries can share one code. */
                PhoneCountry?: string;
                PhoneCode: string;
                PhoneNumber: string;
            };
            Items: components["schemas"]["DraftItem"][];
            AdditionalNote: string;
            CodeReference: string;
            PromoCode: string;
        };
        /** @description A checkout form as far as it is filled in. Only the lengths are checked, and that each listed item is in the cart and is listed once. Wrong or missing values are reported when the order is placed. */
        CheckoutDraftRequest: {
            Contact: {
                Name: string;
                Email: string;
                /** @description The country of the calling code, because several countries can share one code. */
                PhoneCountry?: string;
                PhoneCode: string;
                PhoneNumber: string;
            };
            Items: components["schemas"]["DraftItemRequest"][];
            AdditionalNote: string;
            CodeReference: string;
            PromoCode: string;
        };
        SavedCheckout: {
            /** @description The secret of the link, of at least 128 random bits. It stays the same until the cart is ordered or the link expires. */
            ResumeToken: string;
            /**
             * Format: date-time
             * @description When the link stops working and the draft is deleted.
             */
            ExpiresAt: string;
            /** Format: date-time */
            AsOf: string;
        };
        CheckoutResume: {
            ResumeToken: string;
        };
        /** @description The draft, and the token with which the cart itself is read. */
        ResumedCheckout: {
            CartToken: components["schemas"]["CartToken"];
            Draft: components["schemas"]["CheckoutDraft"];
        };
        OrderContact: {
            Name: string;
            /** Format: email */
            Email: string;
            PhoneCode: string;
            PhoneNumber: string;
        };
        OrderContactRequest: {
            Name: string;
            /** Format: email */
            Email: string;
            PhoneCode: string;
            PhoneNumber: string;
        };
        /** @description A traveller as named in the passport. On trips with an international sector, PassportNumber, DateOfIssue, DateOfExpiry and PlaceOfIssue are required; without them the order is refused with `passenger_refused`. On domestic trips they may be null. LastName is empty for passports with a single name. */
        PassengerInput: {
            /**
             * @description The band that was booked for this traveller.
             * @enum {string}
             */
            Band: "adult" | "child" | "infant";
            Title: components["schemas"]["PassengerTitleRequest"];
            FirstName: string;
            LastName: string;
            /** Format: date */
            DateOfBirth: string;
            PlaceOfBirth: string;
            Nationality: components["schemas"]["CountryCode"];
            CountryOfResidence: components["schemas"]["CountryCode"];
            PassportNumber: string | null;
            DateOfIssue: string | null;
            DateOfExpiry: string | null;
            PlaceOfIssue: string | null;
        };
        OrderItemInput: {
            CartItem: components["schemas"]["CartItemId"];
            /** @description The people who travel, for ferries, packages and cruises. Empty for products that only need the contact of the order. */
            Passengers: components["schemas"]["PassengerInput"][];
        };
        QuotationId: string;
        OrderInput: {
            Contact: components["schemas"]["OrderContactRequest"];
            /** @description The passengers of each cart item. Every item of the cart must be listed once. */
            Items: components["schemas"]["OrderItemInput"][];
            /** @description A note for the order; empty when there is none. */
            AdditionalNote: string;
            /** @description The customer's own reference or a referrer's code; empty when there is none. */
            CodeReference: string;
            /** @description A promo code; empty or absent when there is none. If `checkPromo` would refuse the code, the order is refused. */
            PromoCode?: string;
            /** @description The online price, with the promo code, to which the buyer agreed. If the order now costs another amount, it is refused with `price_changed`, which gives the new price. If this is absent, the order is placed at its present price. */
            AgreedTotal?: components["schemas"]["MoneyRequest"];
            /** @description The saved customer for whom an agency books; absent or null when there is none. From a caller who is not a member of an agency it is refused. */
            Customer?: components["schemas"]["CustomerId"] | null;
            /** @description The quotation from which the order is placed, whose state then becomes `booked`; absent or null when there is none. */
            Quotation?: components["schemas"]["QuotationId"] | null;
        };
        /** @description A traveller of an order. The passport number is masked except for its last three characters. */
        OrderPassenger: {
            Title: components["schemas"]["PassengerTitle"];
            FirstName: string;
            LastName: string;
            Nationality: components["schemas"]["CountryCode"];
            PassportNumberMasked: string;
            /** @description The band on each sector, in order. A birthday between two sectors can change the band. */
            Bands: components["schemas"]["PassengerBand"][];
        };
        /** @description The travellers of an item who are on the same sailing of a sector. The sailing is null while they have an open ticket without a date. */
        SailingParty: {
            SectorIndex: number;
            Sector: components["schemas"]["Sector"];
            /** @description The positions of the travellers in the item's passengers, counted from 0. */
            Passengers: number[];
        };
        FerryOrderItem: {
            Id: components["schemas"]["CartItemId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ItemContent: "ferry";
            Item: components["schemas"]["FerryItemId"];
            Qty: number;
            Price: components["schemas"]["Price"];
            /** @description The sectors. Once the item is paid, each sector has the sailing that its travellers are on now. If they are on several sailings, it has the sailing that was booked, and `Sailings` lists who is on which. */
            Ferry: components["schemas"]["FerryItem"];
            Passengers: components["schemas"]["OrderPassenger"][];
            /** @description The travellers by sailing, sorted by sector and departure. It includes later changes for some of them, cancellations, and dates chosen for open tickets. For each sector, a traveller is in exactly one party, or in none if that sector was cancelled for this traveller. */
            Sailings?: components["schemas"]["SailingParty"][];
        };
        HotelOrderItem: {
            Id: components["schemas"]["CartItemId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ItemContent: "hotel";
            Item: components["schemas"]["ProductId"];
            Qty: number;
            Price: components["schemas"]["Price"];
            Hotel: components["schemas"]["HotelItem"];
            Passengers: components["schemas"]["OrderPassenger"][];
        };
        AttractionOrderItem: {
            Id: components["schemas"]["CartItemId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ItemContent: "attraction";
            Item: components["schemas"]["ProductId"];
            Qty: number;
            Price: components["schemas"]["Price"];
            Attraction: components["schemas"]["AttractionItem"];
            Passengers: components["schemas"]["OrderPassenger"][];
        };
        PackageOrderItem: {
            Id: components["schemas"]["CartItemId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ItemContent: "package";
            Item: components["schemas"]["ProductId"];
            Qty: number;
            Price: components["schemas"]["Price"];
            Package: components["schemas"]["PackageItem"];
            Passengers: components["schemas"]["OrderPassenger"][];
        };
        TransportOrderItem: {
            Id: components["schemas"]["CartItemId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ItemContent: "transport";
            Item: components["schemas"]["ProductId"];
            Qty: number;
            Price: components["schemas"]["Price"];
            Transport: components["schemas"]["TransportItem"];
            Passengers: components["schemas"]["OrderPassenger"][];
        };
        CruiseOrderItem: {
            Id: components["schemas"]["CartItemId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ItemContent: "cruise";
            Item: components["schemas"]["ProductId"];
            Qty: number;
            Price: components["schemas"]["Price"];
            Cruise: components["schemas"]["CruiseItem"];
            Passengers: components["schemas"]["OrderPassenger"][];
        };
        OrderItem: (components["schemas"]["FerryOrderItem"] | components["schemas"]["HotelOrderItem"] | components["schemas"]["AttractionOrderItem"] | components["schemas"]["PackageOrderItem"] | components["schemas"]["TransportOrderItem"] | components["schemas"]["CruiseOrderItem"]) | components["schemas"]["UnknownOrderItem"];
        PaymentState: ("ordered" | "pending" | "paid" | "completed" | "finished" | "cancelled") | components["schemas"]["UnknownValue"];
        PaymentMethodKind: ("bank_transfer" | "virtual_account" | "qr" | "card" | "e_wallet" | "agent_wallet") | components["schemas"]["UnknownValue"];
        PaymentMethod: {
            Code: components["schemas"]["PaymentMethodCode"];
            Kind: components["schemas"]["PaymentMethodKind"];
            Name: string;
            Currency: components["schemas"]["CurrencyCode"];
            /** @description The number of minutes that the payer has to pay after the method is chosen. */
            ExpiryMinutes: number;
            NeedsProof: boolean;
            Minimum: components["schemas"]["Money"] | null;
            Maximum: components["schemas"]["Money"] | null;
        };
        BankTransferInstructions: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            Kind: "bank_transfer";
            BankName: string;
            /** @description The account number or the UEN. */
            AccountNumber: string;
            AccountName: string;
            /** @description The reference that the payer must give with the transfer. */
            Reference: string;
            Steps: string[];
        };
        QrInstructions: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            Kind: "qr";
            /** @description The QR payment scheme, e.g. QRIS or PayNow. */
            Scheme: string;
            /** @description The text of the QR code, an EMV merchant-presented string with its checksum. */
            Payload: string;
            MerchantName: string;
            Steps: string[];
        };
        /** @description An account number that is valid for this payment only. A transfer of another amount is not accepted. */
        VirtualAccountInstructions: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            Kind: "virtual_account";
            BankName: string;
            /** @description The company's code, when the bank asks for it in addition to the number; otherwise null. */
            BillerCode: string | null;
            AccountNumber: string;
            AccountName: string;
            Steps: string[];
        };
        CardInstructions: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            Kind: "card";
            /**
             * Format: uri
             * @description The processor's page, which asks for the card. No card number passes through this API.
             */
            RedirectUrl: string;
            Brands: string[];
            Steps: string[];
        };
        EWalletInstructions: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            Kind: "e_wallet";
            WalletName: string;
            /**
             * Format: uri
             * @description The address that opens the wallet. The wallet sends the payer back after the payment.
             */
            RedirectUrl: string;
            Steps: string[];
        };
        /** @description The agency pays with `confirmPayment`, which takes the amount from its wallet or is refused with `wallet_insufficient`. */
        AgentWalletInstructions: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            Kind: "agent_wallet";
            /** @description The amount that the wallet could pay when the method was chosen, including credit. */
            Available: components["schemas"]["Money"];
            /** @description The part of `Available` that is credit. If the payment is more than the rest, the balance falls below zero. */
            Credit: components["schemas"]["Money"];
            Steps: string[];
        };
        PaymentInstructions: (components["schemas"]["BankTransferInstructions"] | components["schemas"]["QrInstructions"] | components["schemas"]["VirtualAccountInstructions"] | components["schemas"]["CardInstructions"] | components["schemas"]["EWalletInstructions"] | components["schemas"]["AgentWalletInstructions"]) | components["schemas"]["UnknownPaymentInstructions"];
        PaymentProof: {
            FileName: string;
            Bytes: number;
            MediaType: ("image/png" | "image/jpeg") | components["schemas"]["UnknownValue"];
            /** Format: date-time */
            UploadedAt: string;
            /** @description Why the proof was rejected; null when it was not rejected. */
            Rejection: (("unreadable" | "amount_differs" | "not_received" | "wrong_account") | components["schemas"]["UnknownValue"]) | null;
        };
        PaymentFailure: {
            Reason: ("declined" | "insufficient_funds" | "authentication_failed" | "abandoned") | components["schemas"]["UnknownValue"];
            /** Format: date-time */
            At: string;
        };
        PaymentEvent: {
            /** Format: date-time */
            At: string;
            /** @description The name of the event in the published table of payment transitions. */
            Event: string;
            State: components["schemas"]["PaymentState"];
        };
        Payment: {
            Id: string;
            Order: components["schemas"]["OrderId"];
            State: components["schemas"]["PaymentState"];
            Flow: components["schemas"]["PaymentFlow"];
            Amount: components["schemas"]["Money"];
            Method: components["schemas"]["PaymentMethod"] | null;
            /** @description When this payment expires and the seats are released; null once it is under review, paid or closed. */
            ExpiresAt: string | null;
            /** @description How to pay; null until a method is chosen. */
            Instructions: components["schemas"]["PaymentInstructions"] | null;
            Proof: components["schemas"]["PaymentProof"] | null;
            /** @description Why the last try was declined; null when no try was declined since the method was chosen. A declined try takes no money, and the payer can try again. */
            Failure: components["schemas"]["PaymentFailure"] | null;
            History: components["schemas"]["PaymentEvent"][];
            /** Format: date-time */
            AsOf: string;
        };
        Order: {
            Id: components["schemas"]["OrderId"];
            /** @description A short number that is easy to read aloud. It is printed on tickets. */
            ConfirmationNumber: string;
            Status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            CreatedAt: string;
            PaidAt: string | null;
            /** @description When the unpaid order expires; null once it is paid or closed. */
            ExpiresAt: string | null;
            /** @description The first day of travel, stay or visit among the parts that are not cancelled, after any changes; null when nothing has a date. */
            VisitDate: string | null;
            Contact: components["schemas"]["OrderContact"];
            PaymentMethod: components["schemas"]["PaymentMethodCode"] | null;
            CodeReference: string;
            AdditionalNote: string;
            /** @description The promo code that was used; empty when there was none. */
            PromoCode: string;
            /** @description The sum of the confirmed refunds, including those that are still in progress and refunds of money that arrived after the order was closed. */
            RefundedAmount: components["schemas"]["Money"];
            /** @description Set on an order that pays for a change. It is the order whose tickets move once this one is paid. An order of a change has no items and costs the price difference of the change. Null for all other orders. */
            ChangeOf: components["schemas"]["OrderId"] | null;
            TotalAmount: components["schemas"]["Money"];
            /** @description The amounts that the remaining travellers pay at counters. Each charge is that of the day of the sailing that the traveller is on. Cancelled travellers owe nothing. The counter lines of the items' prices sum to it. */
            AtCounter: components["schemas"]["Money"][];
            Items: components["schemas"]["OrderItem"][];
            Payment: components["schemas"]["Payment"];
            /** @description The agency that placed the order; null when no agency did. */
            Agency: components["schemas"]["OrderAgency"] | null;
            /** Format: date-time */
            AsOf: string;
        };
        /** @description The new order, and the secret token with which a guest opens it again. */
        PlacedOrder: {
            BookingToken: string;
            Order: components["schemas"]["Order"];
        };
        SentConfirmation: {
            /** @description The e-mail address of the order's contact, masked except for the first letter and the domain. */
            SentTo: string;
        };
        OrderMoment: {
            /** Format: date-time */
            At: string;
            Event: ("placed" | "method_chosen" | "proof_uploaded" | "declared_paid" | "payment_declined" | "proof_rejected" | "payment_received" | "payment_verified" | "tickets_issued" | "expired" | "cancelled" | "late_payment_reseated" | "late_payment_refunded" | "refund_requested" | "refund_completed" | "change_requested" | "change_confirmed" | "change_lapsed" | "name_corrected" | "open_ticket_dated" | "confirmation_sent" | "finished") | components["schemas"]["UnknownValue"];
            /** @description The amount that was paid or is refunded; null when the event is not about money. */
            Amount: components["schemas"]["Money"] | null;
            /** @description The name of the payment method, or of the place that money is refunded to, in the caller's language; null when the event has none. */
            Method: string | null;
            /** @description A reason as a code, for a rejected proof (`PaymentProof.Rejection`) or a declined payment (`PaymentFailure.Reason`); null for other events. */
            Reason: string | null;
            /** @description The names of the travellers that the event is about; empty when it is about all of them. */
            People: string[];
            /** @description For a partial cancellation, the titles of the cancelled items that have no tickets, in the caller's language. Absent or empty for all other events. */
            Items?: string[];
            /** @description The new sailing, when a date was chosen or changed; null for other events. */
            Sailing: components["schemas"]["SectorSailing"] | null;
            /** @description The id of the order that pays the price difference of a change; null when there is none. */
            Change: components["schemas"]["OrderId"] | null;
        };
        OrderTimeline: {
            /** @description The events of the order, the oldest first. */
            Items: components["schemas"]["OrderMoment"][];
            /** Format: date-time */
            AsOf: string;
        };
        /** @description One payment on a receipt. The payment of a change names the order that paid for the change. */
        ReceiptPayment: {
            /** Format: date-time */
            At: string;
            /** @description The name of the payment method, in the caller's language; empty when nothing had to be paid. */
            Method: string;
            Amount: components["schemas"]["Money"];
            ConfirmationNumber: string;
        };
        ReceiptLine: {
            /** @description The title of the booked item, in the caller's language. All lines of an item have the same title. */
            Item: string;
            Label: string;
            /** @description The sector or the days that the line is for, as they were sold, in the caller's language. Absent when the line is for the whole item or the item has no date. */
            Detail?: string;
            Quantity: number;
            UnitAmount: components["schemas"]["Money"];
            Amount: components["schemas"]["Money"];
            /** @description The names of the travellers whose tickets the change moved; absent on the lines of items. */
            People?: string[];
        };
        ReceiptRefund: {
            /** Format: date-time */
            At: string;
            Amount: components["schemas"]["Money"];
            /** @description The names of the travellers whose tickets were cancelled; empty when the refund is not about tickets. */
            People?: string[];
            /** @description The titles of the cancelled items that have no tickets, in the caller's language; empty when there are none. */
            Items?: string[];
        };
        /** @description A sailing of a sector, and the travellers of the order who are on it. */
        ReceiptSailing: {
            Sector: components["schemas"]["Sector"];
            People: string[];
        };
        /** @description A receipt for expenses and taxes. It says what was paid, for whom and to whom. */
        Receipt: {
            /** @description The number of the receipt, which is never used twice, e.g. `R-NST-4KQ7ZP`. */
            Number: string;
            /**
             * Format: date-time
             * @description When the last of its payments was made.
             */
            IssuedAt: string;
            Seller: {
                Name: string;
                LegalName: string;
                Address: string;
                Email: string;
                Phone: string;
            };
            Buyer: components["schemas"]["OrderContact"];
            Order: components["schemas"]["OrderId"];
            ConfirmationNumber: string;
            /**
             * Format: date-time
             * @description When the order itself was paid.
             */
            PaidAt: string;
            /** @description The method of the order's own payment, in the caller's language. */
            Method: string;
            /** @description Every payment, the earliest first. The first is for the order itself, the others are for changes that were paid later. They sum to Total. */
            Payments?: components["schemas"]["ReceiptPayment"][];
            /** @description The lines of all items that were paid online, in order, followed by one line for each change that was paid later. The line of a change names the confirmation number of the change's own order. The lines sum to Total. */
            Lines: components["schemas"]["ReceiptLine"][];
            /** @description The amount that was paid for the booking and its changes. */
            Total: components["schemas"]["Money"];
            Refunds: components["schemas"]["ReceiptRefund"][];
            /** @description Total less the refunds, never below zero. The refunds include the refunded cost of changes. */
            Balance: components["schemas"]["Money"];
            /** @description The ferry sailings that are booked now, each with the travellers who are on it. */
            Sailings?: components["schemas"]["ReceiptSailing"][];
        };
        NameCorrection: {
            OrderItem: components["schemas"]["CartItemId"];
            /** @description The position of the traveller in the item's passengers, counted from 0. */
            Passenger: number;
            FirstName: string;
            LastName: string;
        };
        /** @description The tickets and items to cancel. If both lists are empty, everything that is left of the order is cancelled. */
        RefundWish: {
            /** @description Single ferry tickets, of any sectors. */
            Tickets: components["schemas"]["TicketId"][];
            /** @description Whole items. */
            Items: components["schemas"]["CartItemId"][];
        };
        QuoteId: string;
        RefundStep: {
            /** @description The end of the step, exclusive; null for the last step. */
            Until: string | null;
            Percent: number;
            IsNow: boolean;
        };
        /** @description The refund of one ticket, or of one item that is not a ferry. */
        RefundLine: {
            OrderItem: components["schemas"]["CartItemId"];
            Ticket: components["schemas"]["TicketId"] | null;
            /** @description The title of the ticket's trip or of the item, in the caller's language. */
            Title: string;
            /** @description The name of the passenger; empty for items that are not ferries. */
            PassengerName: string;
            /** @description The share of the online payment for this line. */
            Paid: components["schemas"]["Money"];
            /** @description The percentage of the fare that is refunded now. Charges that arise only when the passenger travels, such as terminal charges, are refunded in full. */
            Percent: number;
            Refund: components["schemas"]["Money"];
            /** @description The amount that is not refunded, which is Paid less Refund. */
            Kept: components["schemas"]["Money"];
            /** @description The steps of the refund by time, the earliest first. The last step has no end and 0 per cent. Empty when the rule does not depend on time alone. */
            Ladder: components["schemas"]["RefundStep"][];
            /** @description The refund rule in plain words, in the caller's language. */
            Rule: string;
            /** @description The sailing of the ticket, or its last sailing if the ticket was cancelled; null for a ticket without a date and for items that are not ferries. */
            Sailing?: components["schemas"]["SectorSailing"] | null;
            /** @description The IANA time zone in which to show the steps of the ladder. It is that of the departure terminal, or of the place of the item. */
            TimeZone?: string;
        };
        RefundDestination: {
            Kind: ("payment_method" | "bank_account" | "agent_wallet") | components["schemas"]["UnknownValue"];
            /** @description The name of the destination in the caller's language, e.g. `QRIS`. For late money that came by transfer, it names the account that the transfer came from. */
            Name: string;
            /** @description Whether the payer must give a bank account for the refund. */
            NeedsBankAccount: boolean;
            /** @description The largest number of days that the refund takes; 0 means that it is immediate. */
            Days: number;
        };
        /** @description The unpaid changes that end when the quote is confirmed, because they conflict with it. Each is named by the id of the order that would have paid for it. Empty when there are none. */
        CalledOff: components["schemas"]["OrderId"][];
        /** @description The refund that is paid if it is confirmed before ExpiresAt. The lines sum to Total. */
        RefundQuote: {
            Id: components["schemas"]["QuoteId"];
            Order: components["schemas"]["OrderId"];
            /** @description Whether nothing of the order is left after this refund. The order then becomes CANCELLED. */
            IsWholeOrder: boolean;
            Lines: components["schemas"]["RefundLine"][];
            /** @description The amount that was paid online for the parts to cancel. */
            Paid: components["schemas"]["Money"];
            /** @description The amount that is refunded; it can be 0. */
            Total: components["schemas"]["Money"];
            Destination: components["schemas"]["RefundDestination"];
            CallsOff: components["schemas"]["CalledOff"];
            /** Format: date-time */
            ExpiresAt: string;
            /** Format: date-time */
            AsOf: string;
        };
        RefundId: string;
        Refund: {
            Id: components["schemas"]["RefundId"];
            Order: components["schemas"]["OrderId"];
            /** @description `processing` while the money is on its way, `completed` once it has arrived. The tickets are void in both states. */
            State: ("processing" | "completed") | components["schemas"]["UnknownValue"];
            Amount: components["schemas"]["Money"];
            Destination: components["schemas"]["RefundDestination"];
            /** @description The bank and the last four digits of the account; empty when no account was needed. */
            BankAccountMasked: string;
            /** Format: date-time */
            RequestedAt: string;
            /** Format: date */
            ExpectedBy: string;
            CompletedAt: string | null;
            /** @description The refunded tickets and items. Empty for the price difference of a change, and for money that arrived after the order was closed and is refunded in full. */
            Lines: components["schemas"]["RefundLine"][];
        };
        RefundList: {
            Items: components["schemas"]["Refund"][];
            /** @description Refunds of money that arrived for a change of this order after the change had become impossible, the newest first. Each refund belongs to the order that was to pay for the change, and does not count in this order's `RefundedAmount`. */
            OfChanges: components["schemas"]["Refund"][];
            /** Format: date-time */
            AsOf: string;
        };
        BankAccountInput: {
            BankName: string;
            AccountNumber: string;
            AccountName: string;
        };
        RefundConfirmation: {
            Quote: components["schemas"]["QuoteId"];
            /** @description The account that receives the refund, required when the quote's destination needs one; otherwise null. */
            BankAccount: components["schemas"]["BankAccountInput"] | null;
        };
        ChangeSailing: {
            Id: components["schemas"]["SailingId"];
            Vessel: string;
            DepartsAt: components["schemas"]["LocalDateTime"];
            ArrivesAt: components["schemas"]["LocalDateTime"];
            DurationMinutes: number;
            /** @description `current` is the sailing that the tickets are for already. `unfit` is a sailing that conflicts in time with another sailing of the same travellers. */
            Status: ("on_sale" | "sold_out" | "closed" | "current" | "unfit") | components["schemas"]["UnknownValue"];
            SeatsLeft: number;
            /** @description The fare of this sailing less the fare that was paid, for all tickets together. It is below zero when this sailing is cheaper. */
            Difference: components["schemas"]["Money"];
        };
        /** @description The sailings of a day to which the tickets can be moved, with the price difference of each. */
        ChangeOptions: {
            /** Format: date */
            Date: string;
            From: components["schemas"]["Terminal"];
            To: components["schemas"]["Terminal"];
            Operator: components["schemas"]["OperatorCode"];
            OperatorName: string;
            Class: components["schemas"]["ClassCode"];
            ClassName: string;
            /** @description The operator's fee for all of the tickets together. It is the same for every sailing. */
            Fee: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description The instant until which the tickets can be changed.
             */
            ChangeUntil: string;
            Sailings: components["schemas"]["ChangeSailing"][];
            /** Format: date-time */
            AsOf: string;
        };
        ChangeWish: {
            /** @description Tickets of the same item and the same sector. */
            Tickets: components["schemas"]["TicketId"][];
            Sailing: components["schemas"]["SailingId"];
        };
        /** @description The price of a change if it is confirmed before ExpiresAt. At most one of DueNow and RefundDue is above zero; Fee + Difference = DueNow - RefundDue. */
        ChangeQuote: {
            Id: components["schemas"]["QuoteId"];
            Order: components["schemas"]["OrderId"];
            Tickets: components["schemas"]["TicketId"][];
            PassengerNames: string[];
            Old: components["schemas"]["SectorSailing"];
            New: components["schemas"]["SectorSailing"];
            Fee: components["schemas"]["Money"];
            Difference: components["schemas"]["Money"];
            DueNow: components["schemas"]["Money"];
            RefundDue: components["schemas"]["Money"];
            /** @description The destination of RefundDue. */
            Destination: components["schemas"]["RefundDestination"];
            CallsOff: components["schemas"]["CalledOff"];
            /** Format: date-time */
            ExpiresAt: string;
            /** Format: date-time */
            AsOf: string;
        };
        ChangeConfirmation: {
            Quote: components["schemas"]["QuoteId"];
            /** @description The account that receives the refund, required when RefundDue is above zero and its destination needs an account; otherwise null. */
            BankAccount: components["schemas"]["BankAccountInput"] | null;
        };
        ChangeResult: {
            /** @description With `confirmed` the tickets have moved. With `payment_due` the new seats are held, and the tickets move once the order in `Payment` is paid. */
            State: ("confirmed" | "payment_due") | components["schemas"]["UnknownValue"];
            /** @description The order that pays the price difference, with its Booking-Token; null when nothing is due. */
            Payment: components["schemas"]["FoundBooking"] | null;
        };
        PaymentMethodList: {
            Items: components["schemas"]["PaymentMethod"][];
        };
        PaymentStart: {
            PaymentMethod: components["schemas"]["PaymentMethodCode"];
            /**
             * Format: uri
             * @description The address to which a payment processor or wallet sends the payer back. It must be on the tenant's own site or, in a sandbox, on the storefront that the sandbox was started with. If it is absent, the payer returns to the storefront's payment page.
             */
            ReturnUrl?: string;
        };
        ProofUpload: {
            /**
             * Format: binary
             * @description A PNG or JPEG image of up to 2 MB (2 × 1024 × 1024 bytes) and 64 million pixels. The content decides the type, not the name. The image is stored without metadata such as the place where it was taken.
             */
            File: File;
        };
        /** @description The agency that sold it, with its contact details as printed on its documents. */
        AgencyContact: {
            Name: string;
            /** Format: email */
            Email: string;
            Phone: string;
        };
        /** @description The voucher that a hotel, driver, guide or gate asks for, for one item of an order. */
        Voucher: {
            Id: components["schemas"]["TicketId"];
            /** @description The number that is printed below the QR code. */
            Number: string;
            State: components["schemas"]["TicketState"];
            Order: components["schemas"]["OrderId"];
            OrderItem: components["schemas"]["CartItemId"];
            /** @description The name of the order's contact. */
            HolderName: string;
            /** @description The voucher number with the issuer's signature. */
            QrPayload: string;
            /** @description The last day on which a voucher without a date can be used; null when the item has a date. */
            ValidUntil: string | null;
        };
        TicketList: {
            ConfirmationNumber: string;
            /** @description The agency that sold the tickets and whose name they show; null when the site itself sold them. */
            Agency: components["schemas"]["AgencyContact"] | null;
            Items: components["schemas"]["Ticket"][];
            /** @description One voucher for each item that is not a ferry, in the order of the items. */
            Vouchers: components["schemas"]["Voucher"][];
        };
        /** @description A paid ticket that has no sailing yet. */
        OpenTicket: {
            Id: components["schemas"]["TicketId"];
            Number: string;
            Order: components["schemas"]["OrderId"];
            ConfirmationNumber: string;
            PassengerName: string;
            Title: components["schemas"]["PassengerTitle"];
            Band: components["schemas"]["PassengerBand"];
            Operator: components["schemas"]["OperatorCode"];
            OperatorName: string;
            Class: components["schemas"]["ClassCode"];
            ClassName: string;
            From: components["schemas"]["Terminal"];
            To: components["schemas"]["Terminal"];
            /**
             * Format: date
             * @description The last day on which the ticket can be used.
             */
            ValidUntil: string;
            /** @description The sector of the ticket; 0 is the outward sector. */
            SectorIndex: number;
        };
        OpenTicketsPaid: {
            /** @description The open tickets, the earliest to expire first. Expired tickets are not listed. */
            Items: components["schemas"]["OpenTicket"][];
            /** Format: date-time */
            AsOf: string;
        };
        /** @enum {string} */
        ConcernProduct: "ferry" | "package" | "attraction" | "hotel" | "transport" | "cruise" | "account" | "other";
        ConcernInput: {
            Name: string;
            /** Format: email */
            Email: string;
            Product: components["schemas"]["ConcernProduct"];
            /** @description The order id or confirmation number, as the sender wrote it; empty when there is none. */
            BookingId: string;
            Concern: string;
            /**
             * Format: binary
             * @description An image under 5 MB (5 × 1024 × 1024 bytes) and of at most 64 million pixels. Its content decides the type. It is stored without metadata such as the place where it was taken.
             */
            File?: File;
        };
        ConcernReceipt: {
            /** @description A short reference that is easy to read aloud. */
            Reference: string;
            /** Format: date-time */
            ReceivedAt: string;
            HasFile: boolean;
        };
        Subscription: {
            /** Format: email */
            Email: string;
            /** Format: date-time */
            SubscribedAt: string;
        };
        /** @description The secret of a newsletter link, of at least 128 random bits. */
        NewsletterToken: string;
        NewsletterKey: {
            NewsletterToken: components["schemas"]["NewsletterToken"];
        };
        /** @description The wallet of an agency in one currency. `Available` is the amount that can be spent now, which is `Balance` less `Held` plus `CreditLimit`. */
        Wallet: {
            Currency: components["schemas"]["CurrencyCode"];
            /** @description The balance, which is below zero when credit is used. */
            Balance: components["schemas"]["Money"];
            /** @description The amount that is reserved for payments that are not completed yet. It is still part of the balance. */
            Held: components["schemas"]["Money"];
            /** @description The amount by which the balance may fall below zero. */
            CreditLimit: components["schemas"]["Money"];
            Available: components["schemas"]["Money"];
            /** @description The sum of the top-ups that are reported but not approved yet. It is not part of the balance. */
            PendingTopUps: components["schemas"]["Money"];
        };
        WalletList: {
            /** @description The name of the agency. */
            AgentName: string;
            /** @description The tenant's time zone, e.g. `Asia/Jakarta`. Times of statements and top-ups are shown in it. */
            TimeZone: string;
            /** @description One wallet for each currency. The wallet in the account's own currency is first. */
            Items: components["schemas"]["Wallet"][];
            /** Format: date-time */
            AsOf: string;
        };
        /** @description The kind of entry. `opening` is the amount with which the wallet began. */
        StatementEntryKind: ("top_up" | "payment" | "refund" | "adjustment" | "opening") | components["schemas"]["UnknownValue"];
        StatementEntry: {
            Id: string;
            /** Format: date-time */
            At: string;
            Kind: components["schemas"]["StatementEntryKind"];
            /** @description The amount of the entry, above zero for a credit and below zero for a debit. */
            Amount: components["schemas"]["Money"];
            /** @description The balance after this entry. */
            Balance: components["schemas"]["Money"];
            /** @description The bank from which a top-up came; empty for other entries. */
            BankFrom: string;
            Note: string;
            Order: components["schemas"]["OrderId"] | null;
            /** @description The confirmation number of the order; empty when the entry has no order. */
            ConfirmationNumber: string;
            /** @description The name of the member who did it; empty when it was not done by a member. */
            By: string;
        };
        /** @description The entries of a wallet in a period. Opening + Credit + Debit = End, and Opening plus all amounts of the entries = End. */
        WalletStatement: {
            AgentName: string;
            Currency: components["schemas"]["CurrencyCode"];
            /** @description The tenant's time zone, e.g. `Asia/Jakarta`. Days begin and end in it. */
            TimeZone: string;
            /**
             * Format: date
             * @description The first day, inclusive.
             */
            From: string;
            /**
             * Format: date
             * @description The last day, inclusive.
             */
            Until: string;
            Opening: components["schemas"]["Money"];
            /** @description The entries, the oldest first. */
            Items: components["schemas"]["StatementEntry"][];
            Credit: components["schemas"]["Money"];
            /** @description The sum of the debits, which is zero or below. */
            Debit: components["schemas"]["Money"];
            End: components["schemas"]["Money"];
            /** @description The present balance, whatever the period. */
            Current: components["schemas"]["Money"];
            /** Format: date-time */
            AsOf: string;
        };
        TopUpState: ("pending" | "approved" | "rejected" | "cancelled") | components["schemas"]["UnknownValue"];
        /** @enum {string} */
        TopUpStateRequest: "pending" | "approved" | "rejected" | "cancelled";
        TopUpId: string;
        TopUpAccount: {
            Code: components["schemas"]["PaymentMethodCode"];
            Bank: string;
            AccountName: string;
            AccountNumber: string;
            Currency: components["schemas"]["CurrencyCode"];
        };
        TopUp: {
            Id: components["schemas"]["TopUpId"];
            /** @description A number that is easy to read aloud, e.g. `TU-7KQ4ZP`. */
            Number: string;
            State: components["schemas"]["TopUpState"];
            Amount: components["schemas"]["Money"];
            Account: components["schemas"]["TopUpAccount"];
            BankFrom: string;
            Note: string;
            FileName: string;
            /** Format: date-time */
            RequestedAt: string;
            RequestedBy: string;
            DecidedAt: string | null;
            /** @description Why the top-up was rejected; null when it was not. */
            Rejection: (("amount_differs" | "not_received" | "unreadable" | "other_account") | components["schemas"]["UnknownValue"]) | null;
        };
        TopUpList: {
            /** @description The top-ups of this page, the newest first. */
            Items: components["schemas"]["TopUp"][];
            NextCursor: string | null;
            /** Format: date-time */
            AsOf: string;
        };
        /** @description A transfer that was made, with an image that proves it. The image is PNG or JPEG, of up to 2 MB and 64 million pixels. Its content decides the type, and it is stored without metadata. */
        TopUpInput: {
            /** @description The amount as a whole number in units of 10^-Exponent of the currency. */
            Amount: string;
            Currency: components["schemas"]["CurrencyCode"];
            /** @description The `Code` of the account that received the transfer. */
            Account: components["schemas"]["PaymentMethodCode"];
            BankFrom: string;
            /** @description A note; empty when there is none. */
            Note: string;
            /** Format: binary */
            File: File;
        };
        TopUpBounds: {
            Currency: components["schemas"]["CurrencyCode"];
            Minimum: components["schemas"]["Money"];
            Maximum: components["schemas"]["Money"];
        };
        /** @description The currencies, accounts and banks for top-ups of a wallet. */
        TopUpTerms: {
            Currencies: components["schemas"]["TopUpBounds"][];
            /** @description The tenant's bank accounts to which agencies send money. */
            Accounts: components["schemas"]["TopUpAccount"][];
            /** @description The names of banks to choose from. Another name can be typed. */
            SourceBanks: string[];
        };
        /** @description A task that waits for a member of the agency. `Kind` decides which one of Order, Quotation, TopUp and Wallet is set. None of them is set for the hold of a cart item. */
        DeskItem: {
            /** @description `hold_lapsing` is an unpaid order, or an item of the caller's own cart, that expires within 15 minutes. `unpaid` is any other unpaid order. `passport_missing` is a paid order with an international sector on which a traveller has no passport, or has one that expires before the day of arrival. */
            Kind: ("hold_lapsing" | "unpaid" | "passport_missing" | "top_up_pending" | "top_up_rejected" | "low_balance" | "quotation_accepted" | "quotation_lapsing") | components["schemas"]["UnknownValue"];
            /** @description The confirmation number, the quotation or top-up number, the currency of the wallet, or the title of the cart item. */
            Title: string;
            /** @description The name of the customer; empty when there is none. */
            Customer: string;
            /** @description When it expires or departs, or when it was accepted, requested or decided; null when there is no such time. */
            At: string | null;
            Amount: components["schemas"]["Money"] | null;
            /** @description The amount that the agency's customer pays; null when nothing is sold to a customer, and for wallets and top-ups. */
            SellingAmount: components["schemas"]["Money"] | null;
            Order: components["schemas"]["OrderId"] | null;
            Quotation: components["schemas"]["QuotationId"] | null;
            TopUp: components["schemas"]["TopUpId"] | null;
            Wallet: components["schemas"]["CurrencyCode"] | null;
        };
        Desk: {
            /** @description The tasks, the most urgent first. */
            Items: components["schemas"]["DeskItem"][];
            /** @description The agency's paid orders that depart within three days, the next first. There are at most 20. */
            Departures: components["schemas"]["OrderSummary"][];
            /** Format: date-time */
            AsOf: string;
        };
        AgencyReportDay: {
            /** Format: date */
            Date: string;
            /** @description The number of orders that were paid on this day. */
            Orders: number;
            /** @description The amount that these orders cost the agency. */
            Net: components["schemas"]["Money"];
            /** @description The amount that the agency's customers pay for these orders. */
            Selling: components["schemas"]["Money"];
            /** @description The number of orders that were unpaid at the end of the day. */
            Unpaid: number;
            /** @description The amount that these unpaid orders cost the agency. */
            UnpaidAmount: components["schemas"]["Money"];
            /** @description The balance of the wallet at the end of the day. Money on hold is still part of it. */
            Balance: components["schemas"]["Money"];
        };
        /** @description Orders and the wallet by day. A day that has not ended or not begun yet has the present values. */
        AgencyReport: {
            Currency: components["schemas"]["CurrencyCode"];
            /** @description The tenant's time zone, e.g. `Asia/Jakarta`. Days begin and end in it. */
            TimeZone: string;
            /**
             * Format: date
             * @description The first day, inclusive.
             */
            From: string;
            /**
             * Format: date
             * @description The last day, inclusive.
             */
            Until: string;
            Days: components["schemas"]["AgencyReportDay"][];
            /** Format: date-time */
            AsOf: string;
        };
        MemberId: string;
        Member: {
            Id: components["schemas"]["MemberId"];
            Name: string;
            Username: string;
            /** Format: email */
            Email: string;
            Role: components["schemas"]["MemberRole"];
            /** @description An `invited` member has not set a password with the e-mailed code yet. An `inactive` member cannot log in. */
            State: ("invited" | "active" | "inactive") | components["schemas"]["UnknownValue"];
            LastSeenAt: string | null;
            /** Format: date-time */
            JoinedAt: string;
        };
        MemberList: {
            Agency: components["schemas"]["AgencyContact"];
            /** @description The members, owners first, then by name. */
            Items: components["schemas"]["Member"][];
        };
        MemberInput: {
            Name: string;
            Username: components["schemas"]["UsernameText"];
            /** Format: email */
            Email: string;
            Role: components["schemas"]["MemberRoleRequest"];
        };
        MemberChange: {
            Role: components["schemas"]["MemberRoleRequest"];
            /** @description Whether the member can log in. False also ends every session of the member at once. */
            IsActive: boolean;
        };
        /** @description An event in an agency, usually an action of a member. `About` names the thing that it concerns. */
        AgencyEvent: {
            Id: string;
            /** Format: date-time */
            At: string;
            /** @description The name of the member who did it, or the name of the tenant when it was not done by a member. */
            By: string;
            Event: ("member_added" | "member_changed" | "markup_saved" | "top_up_requested" | "top_up_cancelled" | "top_up_approved" | "top_up_rejected" | "order_placed" | "wallet_paid" | "refund_requested" | "change_requested" | "customer_deleted" | "quotation_sent" | "quotation_cancelled" | "quotation_accepted") | components["schemas"]["UnknownValue"];
            /** @description The confirmation number, member, customer or quotation that the event concerns; empty when there is none. */
            About: string;
            Order: components["schemas"]["OrderId"] | null;
            Amount: components["schemas"]["Money"] | null;
        };
        AgencyEventList: {
            /** @description The events of this page, the newest first. */
            Items: components["schemas"]["AgencyEvent"][];
            NextCursor: string | null;
        };
        /** @description The markup that the agency adds to a net price. The most specific rule applies: first one for the operator, then one for the product, then one for everything. An operator's rule applies only to an item that this operator alone sails. An item without a matching rule sells at its net price. */
        MarkupRule: {
            /** @description The product that the rule is for; null for every product. */
            Product: components["schemas"]["Product"] | null;
            /** @description The operator that the rule is for, for ferries only; null for every operator. */
            Operator: components["schemas"]["OperatorCode"] | null;
            /** @description The percentage of the net price that is added; 0 when none. */
            Percent: number;
            /** @description The amounts that are added for each person, or for each unit when people are not counted. There is at most one amount for each currency; an item in a currency without an amount gets none. */
            PerPerson: components["schemas"]["Money"][];
        };
        /** @description The markup that the agency adds to a net price. The most specific rule applies: first one for the operator, then one for the product, then one for everything. An operator's rule applies only to an item that this operator alone sails. An item without a matching rule sells at its net price. */
        MarkupRuleRequest: {
            /** @description The product that the rule is for; null for every product. */
            Product: components["schemas"]["ProductRequest"] | null;
            /** @description The operator that the rule is for, for ferries only; null for every operator. */
            Operator: components["schemas"]["OperatorCode"] | null;
            /** @description The percentage of the net price that is added; 0 when none. */
            Percent: number;
            /** @description The amounts that are added for each person, or for each unit when people are not counted. There is at most one amount for each currency; an item in a currency without an amount gets none. */
            PerPerson: components["schemas"]["MoneyRequest"][];
        };
        Markup: {
            Rules: components["schemas"]["MarkupRule"][];
            UpdatedAt: string | null;
            UpdatedBy: string | null;
        };
        MarkupInput: {
            /** @description The rules. Two rules for the same product and operator are refused with `duplicate`. */
            Rules: components["schemas"]["MarkupRuleRequest"][];
        };
        Customer: {
            Id: components["schemas"]["CustomerId"];
            Name: string;
            /** Format: email */
            Email: string;
            PhoneCode: string;
            PhoneNumber: string;
            Note: string;
            Passengers: components["schemas"]["SavedPassengerInputAnswer"][];
            /** Format: date-time */
            UpdatedAt: string;
            LastOrderAt: string | null;
        };
        CustomerList: {
            /** @description The customers of this page, sorted by name. */
            Items: components["schemas"]["Customer"][];
            Total: number;
            Page: number;
            Size: number;
        };
        /** @description A customer whom the agency books for, with the people who travel along. */
        CustomerInput: {
            Name: string;
            /** Format: email */
            Email: string;
            PhoneCode: string;
            PhoneNumber: string;
            /** @description A note of the agency; empty when there is none. */
            Note: string;
            Passengers: components["schemas"]["SavedPassengerInput"][];
        };
        DeletedCustomer: {
            Id: components["schemas"]["CustomerId"];
        };
        /** @description The state of a quotation. `accepted`: the customer has accepted it and named the travellers. `booked`: an order was placed from it. `lapsed`: it has expired. `cancelled`: the agency has withdrawn it. */
        QuotationState: ("sent" | "accepted" | "booked" | "lapsed" | "cancelled") | components["schemas"]["UnknownValue"];
        /**
         * @description The state of a quotation. `accepted`: the customer has accepted it and named the travellers. `booked`: an order was placed from it. `lapsed`: it has expired. `cancelled`: the agency has withdrawn it.
         * @enum {string}
         */
        QuotationStateRequest: "sent" | "accepted" | "booked" | "lapsed" | "cancelled";
        QuotationSummary: {
            Id: components["schemas"]["QuotationId"];
            Number: string;
            State: components["schemas"]["QuotationState"];
            /** @description The name of the customer; empty when there is none. */
            Customer: string;
            /** Format: date-time */
            CreatedAt: string;
            CreatedBy: string;
            /** Format: date-time */
            ValidUntil: string;
            Titles: string[];
            NetTotal: components["schemas"]["Money"];
            SellingTotal: components["schemas"]["Money"];
        };
        QuotationList: {
            /** @description The quotations of this page, the newest first. */
            Items: components["schemas"]["QuotationSummary"][];
            NextCursor: string | null;
            /** Format: date-time */
            AsOf: string;
        };
        /** @description A request to quote the held items of the cart at present selling prices. The cart does not change, and the quotation itself holds no stock. */
        QuotationInput: {
            Customer: components["schemas"]["CustomerId"] | null;
            /** @description A note for the customer; empty when there is none. */
            Note: string;
            ValidDays: number;
            /** @description The travellers, as far as they are known, as in `priceCart`. They are quoted by their ages and passports. If absent, all people are quoted in the bands that were booked. */
            Items?: components["schemas"]["CartTravellers"][];
        };
        /** @description The number of travellers of each band who must be named. All are 0 when only the contact is needed. */
        QuotedPeople: {
            Adult: number;
            Child: number;
            Infant: number;
            NeedsPassport: boolean;
        };
        /** @description The terms of the item once it is booked, as in a cart: refunds, changes, baggage and check-in. They contain no net prices. */
        QuotedTerms: {
            /** @description The sectors of a ferry item, each with the rules of its fare; empty for other items. */
            Sectors: components["schemas"]["Sector"][];
            /** @description The refund rules as text, in the reader's language. For a stay, each different rule of its rooms is listed once. Empty for a ferry item. */
            RefundRules: string[];
            RefundSteps: components["schemas"]["RefundSteps"];
            /** @description The charges that the price of a package does not include, with their amounts; empty for other items. */
            ExcludedCharges: components["schemas"]["ExcludedCharge"][];
        };
        /** @description An item of the quotation. `NetAmount` is null when the customer reads it. */
        QuotationLine: {
            Id: components["schemas"]["CartItemId"];
            ItemContent: components["schemas"]["Product"];
            /** @description The title, in the reader's language. */
            Title: string;
            /** @description Details such as sailing times, class, dates and rooms, in the reader's language. */
            Details: string[];
            Qty: number;
            People: components["schemas"]["QuotedPeople"];
            NetAmount: components["schemas"]["Money"] | null;
            SellingAmount: components["schemas"]["Money"];
            Terms?: components["schemas"]["QuotedTerms"];
        };
        Quotation: {
            Id: components["schemas"]["QuotationId"];
            /** @description A number that is easy to read aloud, e.g. `Q-7KQ4ZP`. */
            Number: string;
            State: components["schemas"]["QuotationState"];
            Customer: components["schemas"]["CustomerRef"] | null;
            Note: string;
            /** Format: date-time */
            CreatedAt: string;
            CreatedBy: string;
            /** Format: date-time */
            ValidUntil: string;
            /** @description The address in the storefront that the customer opens. It is a page under the agency's name, with the secret as `token`. */
            Link: string;
            Lines: components["schemas"]["QuotationLine"][];
            NetTotal: components["schemas"]["Money"];
            SellingTotal: components["schemas"]["Money"];
            AtCounter: components["schemas"]["Money"][];
            AcceptedAt: string | null;
            /** @description The id of the order that was placed from the quotation; null before. */
            Order: components["schemas"]["OrderId"] | null;
            /** Format: date-time */
            AsOf: string;
        };
        /** @description The caller's cart with the items, held anew at present prices, and a checkout draft with the travellers. */
        TakenUpQuotation: {
            Cart: components["schemas"]["Cart"];
            Draft: components["schemas"]["CheckoutDraft"];
            /** @description The net price of the quotation's items at present prices. It uses the ages and passports of the travellers whom the customer named, or else of those in the quotation. */
            NetTotal: components["schemas"]["Money"];
            NetTotalQuoted: components["schemas"]["Money"];
        };
        /** @description The secret of a quotation's link, of at least 128 random bits. */
        QuotationToken: string;
        QuotationKey: {
            QuotationToken: components["schemas"]["QuotationToken"];
        };
        /** @description A quotation as its customer sees it, without net prices. `OrderStatus` says whether the order of the quotation is paid or was cancelled; it is absent until the quotation is booked. */
        SharedQuotation: {
            Number: string;
            /** @description The quotation's address in the storefront, as in `Quotation`. Earlier addresses lead to it. */
            Link?: string;
            State: components["schemas"]["QuotationState"];
            Agency: components["schemas"]["AgencyContact"];
            /** @description The name of the customer; empty when there is none. */
            CustomerName: string;
            Note: string;
            /** Format: date-time */
            CreatedAt: string;
            /** Format: date-time */
            ValidUntil: string;
            /** @description The items of the quotation. `NetAmount` of each is null. */
            Lines: components["schemas"]["QuotationLine"][];
            SellingTotal: components["schemas"]["Money"];
            AtCounter: components["schemas"]["Money"][];
            /** @description The contact that the customer gave with the acceptance; null before. */
            Contact: components["schemas"]["OrderContact"] | null;
            /** @description The confirmation number of the order once the quotation is booked; null before. */
            Order: string | null;
            OrderStatus?: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            AsOf: string;
        };
        /** @description The acceptance, with the travellers. Every line that needs travellers must be listed once. The passengers are checked as for an order. */
        QuotationAcceptance: {
            QuotationToken: components["schemas"]["QuotationToken"];
            Contact: components["schemas"]["OrderContactRequest"];
            Items: components["schemas"]["OrderItemInput"][];
            /** @description The selling price that the customer saw. If the price by the travellers' ages and passports is different, the acceptance is refused with `price_changed`, which gives the new price. If the customer sends that price, it becomes the price of the quotation. If this is absent, the quotation is accepted at the price that was quoted. */
            AgreedTotal?: components["schemas"]["MoneyRequest"];
        };
        ManifestDirection: ("departure" | "arrival") | components["schemas"]["UnknownValue"];
        /** @enum {string} */
        ManifestDirectionRequest: "departure" | "arrival";
        ManifestSailing: {
            Id: components["schemas"]["SailingId"];
            Operator: components["schemas"]["OperatorCode"];
            OperatorName: string;
            Vessel: string;
            From: components["schemas"]["Terminal"];
            To: components["schemas"]["Terminal"];
            DepartsAt: components["schemas"]["LocalDateTime"];
            ArrivesAt: components["schemas"]["LocalDateTime"];
            CheckInOpensAt: components["schemas"]["LocalDateTime"];
            CheckInClosesAt: components["schemas"]["LocalDateTime"];
            IsInternational: boolean;
            /** @description The number of seats in all classes. */
            Capacity: number;
            /** @description The number of passengers on the manifest, including infants. */
            Booked: number;
            CheckedIn: number;
            /** @description The version of the last export; null when there is none. */
            LastVersion: number | null;
            /** @description Whether the passengers differ from those in the last export; false when there is no export. Before departure, check-ins do not count as a change, although a new export includes them. Once the ship has sailed, a difference in check-ins counts too. */
            HasChanges: boolean;
        };
        ManifestSailingList: {
            /** @description The terminals whose manifests the authority may read. */
            Terminals: components["schemas"]["Terminal"][];
            Terminal: components["schemas"]["TerminalCode"];
            Direction: components["schemas"]["ManifestDirection"];
            /**
             * Format: date
             * @description The calendar date at the terminal.
             */
            Date: string;
            /** @description The sailings, sorted by their time at the terminal. */
            Items: components["schemas"]["ManifestSailing"][];
            /** Format: date-time */
            AsOf: string;
        };
        /** @description An id that the device makes. A scan that is sent twice with the same id counts once. */
        ScanId: string;
        /** @description A check-in, or the undo of one. The ticket is given by its QR text, the digest of that text, or the ticket number. */
        ScanInput: {
            Id: components["schemas"]["ScanId"];
            /** @enum {string} */
            Kind: "check_in" | "undo";
            /** @description The sailing at whose gate the scan was made. */
            Sailing: components["schemas"]["SailingId"];
            /** @description The value that was read: the text of a QR code, its SHA-256 digest in hex, or a typed ticket number in upper or lower case. */
            Code: string;
            Place: string;
            /**
             * Format: date-time
             * @description The time on the device's clock. A later time than now counts as now. A time more than two days ago is refused with the result `too_old`.
             */
            At: string;
            /** @description Why a passenger is checked in outside the check-in times of the sailing. Without a reason the result of such a check-in is `outside_check_in`. Sent again with a reason and another `Id`, it counts. The reason is stored with the check-in and is part of the export. */
            Reason?: string;
        };
        ScansInput: {
            /** @description The scans, in the order in which they happened. */
            Items: components["schemas"]["ScanInput"][];
        };
        /** @description `checked_in` and `undone`: the scan took effect. `already_checked_in`: an earlier check-in counts, and it is in `CheckedIn`. `other_sailing`: the ticket is for the sailing in `Sailing`. `not_valid`: the ticket is not paid, has no date, was refunded, or is being moved to another sailing. `not_checked_in`: there was no check-in to undo. `undo_refused`: the ship had sailed by `At`. `too_old`: `At` is more than two days ago. `outside_check_in`: by `At`, check-in was not open, and the scan had no `Reason`. */
        ScanResultKind: ("checked_in" | "undone" | "already_checked_in" | "other_sailing" | "not_valid" | "unknown_ticket" | "not_checked_in" | "undo_refused" | "too_old" | "outside_check_in") | components["schemas"]["UnknownValue"];
        CheckIn: {
            /** Format: date-time */
            At: string;
            /** @description The place as the device names it, e.g. `Gate 2`. */
            Place: string;
            By: string;
            /** @description Why the check-in was made outside the check-in times of the sailing; empty when no reason was given. */
            Reason: string;
        };
        OtherSailing: {
            Id: components["schemas"]["SailingId"];
            From: string;
            To: string;
            DepartsAt: components["schemas"]["LocalDateTime"];
            OperatorName: string;
        };
        /** @description The period in which tickets of a sailing are checked in. Both ends are inclusive. */
        CheckInTimes: {
            OpensAt: components["schemas"]["LocalDateTime"];
            ClosesAt: components["schemas"]["LocalDateTime"];
            /** @description The time zone of the departure terminal, e.g. `Asia/Jakarta`. */
            TimeZone: string;
        };
        ScanResult: {
            Id: components["schemas"]["ScanId"];
            Result: components["schemas"]["ScanResultKind"];
            /** @description The ticket number; empty when the ticket is unknown. */
            Number: string;
            /** @description The name of the passenger; empty when the ticket is unknown. */
            Passenger: string;
            /** @description The check-in that counts now; null when there is none. */
            CheckedIn: components["schemas"]["CheckIn"] | null;
            /** @description With `other_sailing`, the sailing that the ticket is for; otherwise null. */
            Sailing: components["schemas"]["OtherSailing"] | null;
            /** @description With `outside_check_in`, the check-in times of the sailing; otherwise null. */
            CheckInTimes: components["schemas"]["CheckInTimes"] | null;
        };
        ScanResults: {
            /** @description The results, in the order of the scans. */
            Items: components["schemas"]["ScanResult"][];
            /** Format: date-time */
            AsOf: string;
        };
        /** @description The state of the ticket. It is `used` once the ship has sailed with the passenger checked in. */
        ManifestPassengerState: ("issued" | "checked_in" | "used") | components["schemas"]["UnknownValue"];
        /** @description One traveller on the sailing. Seats that are booked but not paid are not on the manifest. */
        ManifestPassenger: {
            Ticket: components["schemas"]["TicketId"];
            /** @description The ticket number. */
            Number: string;
            /** @description The SHA-256 digest, in hex, of the text in the ticket's QR code. With it a device can recognise the ticket offline, but nobody can make a ticket from the list. */
            QrDigest: string;
            Title: components["schemas"]["PassengerTitle"];
            FirstName: string;
            /** @description The last name; empty for passports with a single name. */
            LastName: string;
            /** Format: date */
            DateOfBirth: string;
            Band: components["schemas"]["PassengerBand"];
            Nationality: components["schemas"]["CountryCode"];
            /** @description The passport number, masked except for its last three characters; empty when no passport was required. */
            DocumentMasked: string;
            DateOfExpiry: string | null;
            Class: components["schemas"]["ClassCode"];
            ClassName: string;
            ConfirmationNumber: string;
            /** @description The site or the agency that sold the ticket. */
            Seller: string;
            State: components["schemas"]["ManifestPassengerState"];
            /** @description The check-in that counts; null before check-in. */
            CheckedIn: components["schemas"]["CheckIn"] | null;
        };
        ManifestCount: {
            /** @description The code of a band, a country or a class. */
            Key: string;
            /** @description The name of the band, country or class, in the caller's language. */
            Name: string;
            Booked: number;
            CheckedIn: number;
        };
        ManifestCounts: {
            Bands: components["schemas"]["ManifestCount"][];
            /** @description The counts by nationality, the most frequent first. */
            Nationalities: components["schemas"]["ManifestCount"][];
            Classes: components["schemas"]["ManifestCount"][];
        };
        Manifest: {
            Sailing: components["schemas"]["ManifestSailing"];
            /** @description The passengers, sorted by last name, first name and ticket number. */
            Passengers: components["schemas"]["ManifestPassenger"][];
            Counts: components["schemas"]["ManifestCounts"];
            /** Format: date-time */
            AsOf: string;
        };
        Reveal: {
            /** Format: date-time */
            At: string;
            By: string;
            /** @description The name of the passenger; empty for an export, which shows all passengers. */
            Passenger: string;
            /** @description The ticket number; empty for an export. */
            Number: string;
            /** @description The version of the export; null when a single passenger's document was shown. */
            Version: number | null;
        };
        RevealLog: {
            /** @description The accesses to document numbers of this sailing, the newest first. */
            Items: components["schemas"]["Reveal"][];
            NextCursor: string | null;
        };
        RevealInput: {
            Ticket: components["schemas"]["TicketId"];
        };
        RevealedDocument: {
            Ticket: components["schemas"]["TicketId"];
            /** @description The full passport number; empty when no passport was required. */
            DocumentNumber: string;
            DateOfIssue: string | null;
            DateOfExpiry: string | null;
            PlaceOfIssue: string;
            /** Format: date-time */
            RevealedAt: string;
        };
        ManifestExportSummary: {
            Version: number;
            /** Format: date-time */
            CreatedAt: string;
            By: string;
            Passengers: number;
            Added: number;
            Removed: number;
            Changed: number;
        };
        ManifestExportList: {
            /** @description The versions, the newest first. */
            Items: components["schemas"]["ManifestExportSummary"][];
        };
        ManifestChange: {
            /** @description The ticket number. */
            Number: string;
            Name: string;
            /** @description The columns of the file that changed; empty for an added or removed passenger. */
            Fields: string[];
        };
        /** @description The differences from the version before; for the first version there are none. */
        ManifestChanges: {
            Since: number | null;
            Added: components["schemas"]["ManifestChange"][];
            Removed: components["schemas"]["ManifestChange"][];
            Changed: components["schemas"]["ManifestChange"][];
        };
        /** @description The manifest at the time of the hand-over, with all travellers and their check-ins. As long as nothing in it changes, every call returns the same version with the same bytes, whoever makes it. */
        ManifestExport: {
            Version: number;
            /** @description Whether this call made the version. It is false when nothing has changed since the last version, and when a version is read again. */
            IsNew: boolean;
            /** Format: date-time */
            CreatedAt: string;
            By: string;
            /** @description The SHA-256 digest of the bytes of Csv in UTF-8. */
            Digest: string;
            FileName: string;
            Passengers: number;
            Changes: components["schemas"]["ManifestChanges"];
            /** @description The file in RFC 4180 format, with a header row and one row for each passenger. It has everything that was entered, with full document numbers. Days are ISO 8601 dates; times are ISO 8601 with the offset of their terminal. The printed manifest is made from it. */
            Csv: string;
        };
        /** @description A value that this version of the contract does not know: v1 grows by values. */
        UnknownValue: UnknownValue;
        /** @description A kind that this version of the contract does not know, with whatever all kinds have. */
        UnknownCartItem: {
            ItemContent: components["schemas"]["UnknownValue"] & string;
            Id: components["schemas"]["CartItemId"];
            Qty: number;
            /** @description An `expired` item no longer holds its stock. */
            State: ("held" | "expired") | components["schemas"]["UnknownValue"];
            /** Format: date-time */
            HoldExpiresAt: string;
            HoldExtensionsLeft: number;
            /** Format: date-time */
            PriceGuaranteedUntil: string;
            Price: components["schemas"]["Price"];
        };
        /** @description A kind that this version of the contract does not know, with whatever all kinds have. */
        UnknownOrderItem: {
            ItemContent: components["schemas"]["UnknownValue"] & string;
            Id: components["schemas"]["CartItemId"];
            Qty: number;
            Price: components["schemas"]["Price"];
            Passengers: components["schemas"]["OrderPassenger"][];
        };
        /** @description A kind that this version of the contract does not know, with whatever all kinds have. */
        UnknownPaymentInstructions: {
            Kind: components["schemas"]["UnknownValue"] & string;
            Steps: string[];
        };
    };
    responses: {
        /** @description The input does not fit the contract. `errors` points at each wrong field. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request has no token, or its token has expired or was revoked. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It does not exist, or the caller may not see it. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed. The body always has this shape. */
        ServerError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller may not do this. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than the limit. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The content has a type that is not accepted. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There were too many tries. `Retry-After` says how many seconds to wait. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The present state does not allow this; nothing was changed. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is well-formed, but a rule refuses it; nothing was changed. */
        Unprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
         * @example 4101
         */
        System: number;
        /**
         * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
         * @example IDR
         */
        Currency: components["schemas"]["CurrencyCode"];
        /**
         * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
         * @example en
         */
        AcceptLanguage: string;
        /**
         * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
         * @example checkout-7.step_2
         */
        RequestId: string;
        /**
         * @description A fresh random value of at least 96 bits for each intent. Where the request has neither a session nor a token, this value also protects the stored answer from other callers. For 24 hours, the same request with the same key gets the first status and body again, byte for byte. The same key with another query or body is refused with 422 `idempotency_key_reused`. A repeat while the first request still runs is refused with 409 `idempotency_in_progress`.
         * @example 6f1c2a44-9a7e-4c0b-8a53-0e3b7c1d2f90
         */
        IdempotencyKey: string;
        /**
         * @description The `UpdatedAt` with which the caller has read what it changes. Without it, the call replaces whatever is saved.
         * @example 2026-11-20T06:30:00Z
         */
        UnchangedSince: string;
        /** @example psg_4T7KX2M9QA */
        PassengerId: components["schemas"]["PassengerId"];
        /** @description The secret with which a guest opens one order. The signed-in owner of the order does not need it. Any other caller gets 404, as for an order that does not exist. */
        BookingToken: string;
        /** @example att_BTM-02 */
        ProductId: components["schemas"]["ProductId"];
        /**
         * @description An item of the caller's cart that `addToCart` is about to replace. What it holds counts as free in this answer, as it will for `addToCart` with the same `replaces`. Nothing counts as free for an item that is not held, or is not in the cart.
         * @example itm_3K9V7RX2AB
         */
        ReplacedItem: components["schemas"]["CartItemId"];
        /** @description The token of the cart with the item of `replaces`. Without it, a signed-in caller means the cart of the account. A token that opens no cart for this caller is ignored. */
        CartTokenOfReplaced: components["schemas"]["CartToken"];
        /** @description The secret token of the cart, which `addToCart` returned. The token alone opens a visitor's cart; an account's cart also needs the session of that account. */
        CartToken: components["schemas"]["CartToken"];
        /** @description The token of the cart to add to. Without it, a visitor gets a new cart, and a signed-in caller adds to the cart of the account. */
        CartTokenOptional: components["schemas"]["CartToken"];
        /** @example itm_3K9V7RX2AB */
        CartItemId: components["schemas"]["CartItemId"];
        /** @example ord_5T8Q2MZK7C */
        OrderId: components["schemas"]["OrderId"];
        /** @example top_4T7KX2M9QA */
        TopUpId: components["schemas"]["TopUpId"];
        /** @example usr_3RZ7H2KMAG */
        MemberId: components["schemas"]["MemberId"];
        /** @example cus_4T7KX2M9QA */
        CustomerId: components["schemas"]["CustomerId"];
        /** @example quo_4T7KX2M9QA */
        QuotationId: components["schemas"]["QuotationId"];
        /** @example sai_BTC-HFC-HZN-20261212-0800 */
        ManifestSailingId: components["schemas"]["SailingId"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description The id of this call. It is the caller's own `X-Request-Id` if that has an accepted form, otherwise a new one. It is also in `requestId` of a problem and in the server's log; name it when you ask about a call.
         * @example req_8H2K4M6P9RXA
         */
        RequestId: string;
        /** @description `true` if this is the stored answer of an earlier call with the same key; a refusal is repeated as well. Otherwise the header is absent. Only operations that take an `Idempotency-Key` send it. */
        IdempotentReplayed: "true";
        /**
         * @description The number of seconds to wait before the next try.
         * @example 30
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getBase: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The host name of the storefront, without the port.
                 * @example www.selat.test
                 */
                web: components["schemas"]["HostName"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration of the tenant with this host. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseConfiguration"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCompany: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listCurrencies: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The currencies, with the company's own currency first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getPrivacyPolicy: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The privacy policy in the caller's language. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getBookingPolicy: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking policy in the caller's language. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    login: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            /** @description A new session. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listReferrals: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices in the tenant's order, named in the caller's language. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    register: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description A fresh random value of at least 96 bits for each intent. Where the request has neither a session nor a token, this value also protects the stored answer from other callers. For 24 hours, the same request with the same key gets the first status and body again, byte for byte. The same key with another query or body is refused with 422 `idempotency_key_reused`. A repeat while the first request still runs is refused with 409 `idempotency_in_progress`.
                 * @example 6f1c2a44-9a7e-4c0b-8a53-0e3b7c1d2f90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterInput"];
            };
        };
        responses: {
            /** @description The account waits for the code that was sent to its e-mail address. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailedCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    sendVerificationCode: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountName"];
            };
        };
        responses: {
            /** @description A new code is on its way. The earlier code is no longer valid. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailedCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    confirmEmail: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeInput"];
            };
        };
        responses: {
            /** @description The account can now be used. The person has to log in. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    sendResetCode: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailInput"];
            };
        };
        responses: {
            /** @description A code is on its way. The earlier code is no longer valid. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailedCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    resetPassword: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetInput"];
            };
        };
        responses: {
            /** @description The password is set. Every session of the account has ended, and its e-mail address counts as verified. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getSession: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account to which the token belongs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    logout: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller is signed out. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    logoutEverywhere: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every token of the account is revoked, including the one of this call. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getProfile: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details of the caller's own account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateProfile: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The `UpdatedAt` with which the caller has read what it changes. Without it, the call replaces whatever is saved.
                 * @example 2026-11-20T06:30:00Z
                 */
                unchangedSince?: components["parameters"]["UnchangedSince"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileInput"];
            };
        };
        responses: {
            /** @description The changed profile. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    confirmNewEmail: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEmailInput"];
            };
        };
        responses: {
            /** @description The profile with the new address. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    sendNewEmailCode: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A new code is on its way. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailedCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    changePassword: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordInput"];
            };
        };
        responses: {
            /** @description A new session. Every earlier token of the account is revoked, including the one of this call. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listPassengers: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description A part of a name, in either script, or of a passport number.
                 * @example TAN
                 */
                search?: string;
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description The number of passengers on a page; 20 when absent.
                 * @example 20
                 */
                size?: number;
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passengers, sorted by last name, first name and age. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPassengerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addPassengers: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description A fresh random value of at least 96 bits for each intent. Where the request has neither a session nor a token, this value also protects the stored answer from other callers. For 24 hours, the same request with the same key gets the first status and body again, byte for byte. The same key with another query or body is refused with 422 `idempotency_key_reused`. A repeat while the first request still runs is refused with 409 `idempotency_in_progress`.
                 * @example 6f1c2a44-9a7e-4c0b-8a53-0e3b7c1d2f90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedPassengersInput"];
            };
        };
        responses: {
            /** @description The saved passengers, in the order in which they were sent. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPassengers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    updatePassenger: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The `UpdatedAt` with which the caller has read what it changes. Without it, the call replaces whatever is saved.
                 * @example 2026-11-20T06:30:00Z
                 */
                unchangedSince?: components["parameters"]["UnchangedSince"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @example psg_4T7KX2M9QA */
                id: components["parameters"]["PassengerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedPassengerInput"];
            };
        };
        responses: {
            /** @description The changed passenger. Existing orders keep the details with which they were placed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPassenger"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    deletePassenger: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @example psg_4T7KX2M9QA */
                id: components["parameters"]["PassengerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passenger is removed from every list. It can be restored for ten minutes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedPassenger"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    restorePassenger: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @example psg_4T7KX2M9QA */
                id: components["parameters"]["PassengerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The restored passenger, unchanged. A call for a passenger that is not deleted has no effect. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPassenger"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listTerminals: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The network of the tenant. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FerryNetwork"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getTerminal: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The slug of the terminal.
                 * @example singapore-harbourfront
                 */
                slug: components["schemas"]["TerminalSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terminal with its routes and departures. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TerminalGuide"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getFerryRoute: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The slug of the route in one direction.
                 * @example singapore-harbourfront-to-batam-centre
                 */
                slug: components["schemas"]["RouteSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The route with its timetable and the fares of the next days. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RouteGuide"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    searchFerry: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The code of the departure terminal.
                 * @example HFC
                 */
                from: components["schemas"]["TerminalCode"];
                /**
                 * @description The code of the arrival terminal.
                 * @example BTC
                 */
                to: components["schemas"]["TerminalCode"];
                /**
                 * @description The departure date, by the calendar at the departure terminal.
                 * @example 2026-12-12
                 */
                dateFrom: string;
                /**
                 * @description The return date; absent for one way.
                 * @example 2026-12-13
                 */
                dateUntil?: string;
                /**
                 * @description The number of adults, including seniors.
                 * @example 2
                 */
                adults?: number;
                /**
                 * @description The number of children.
                 * @example 0
                 */
                children?: number;
                /**
                 * @description The number of infants.
                 * @example 0
                 */
                infants?: number;
                /**
                 * @description Returns only offers of this class.
                 * @example ECO
                 */
                class?: components["schemas"]["ClassCode"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sailings of all operators, sorted by departure. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FerrySearchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getFareCalendar: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The code of the departure terminal.
                 * @example HFC
                 */
                from: components["schemas"]["TerminalCode"];
                /**
                 * @description The code of the arrival terminal.
                 * @example BTC
                 */
                to: components["schemas"]["TerminalCode"];
                /**
                 * @description The month, as year and month.
                 * @example 2026-12
                 */
                month: string;
                /**
                 * @description Whether fares are those of each way of a round trip instead of one-way fares.
                 * @example false
                 */
                roundTrip?: boolean;
                /**
                 * @description Uses only fares of this class.
                 * @example ECO
                 */
                class?: components["schemas"]["ClassCode"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every day of the month. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FareCalendar"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listOpenTickets: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The code of the departure terminal.
                 * @example HFC
                 */
                from?: components["schemas"]["TerminalCode"];
                /**
                 * @description The code of the arrival terminal.
                 * @example BTC
                 */
                to?: components["schemas"]["TerminalCode"];
                /**
                 * @description The number of adults, including seniors.
                 * @example 2
                 */
                adults?: number;
                /**
                 * @description The number of children.
                 * @example 0
                 */
                children?: number;
                /**
                 * @description The number of infants.
                 * @example 0
                 */
                infants?: number;
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open tickets, those for one way before those for both ways. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenTicketList"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getDolphinSchedule: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The id of the open ticket.
                 * @example tkt_9M3X7KQ2RD
                 */
                ticket: components["schemas"]["TicketId"];
                /**
                 * @description The first date.
                 * @example 2026-12-12
                 */
                dateFrom: string;
                /**
                 * @description The last date, at most 31 days after the first.
                 * @example 2026-12-12
                 */
                dateUntil: string;
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The secret with which a guest opens one order. The signed-in owner of the order does not need it. Any other caller gets 404, as for an order that does not exist. */
                "Booking-Token"?: components["parameters"]["BookingToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sailings for which the ticket can be used. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorSchedule"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    sendTransportItem: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description A fresh random value of at least 96 bits for each intent. Where the request has neither a session nor a token, this value also protects the stored answer from other callers. For 24 hours, the same request with the same key gets the first status and body again, byte for byte. The same key with another query or body is refused with 422 `idempotency_key_reused`. A repeat while the first request still runs is refused with 409 `idempotency_in_progress`.
                 * @example 6f1c2a44-9a7e-4c0b-8a53-0e3b7c1d2f90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The secret with which a guest opens one order. The signed-in owner of the order does not need it. Any other caller gets 404, as for an order that does not exist. */
                "Booking-Token"?: components["parameters"]["BookingToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransportSendInput"];
            };
        };
        responses: {
            /** @description The ticket with its sailing. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listPackages: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description Words in the name, the place or the description, in any of the five languages.
                 * @example lagoon
                 */
                q?: string;
                /**
                 * @description The chosen values of facets, as `facet:value`, separated by commas. A product must match at least one chosen value of each facet that has one. A value that the list does not have is ignored.
                 * @example city:batam
                 */
                facet?: string;
                /**
                 * @description The order of the list; `recommended` when absent.
                 * @example price_low
                 */
                sort?: "recommended" | "price_low" | "price_high" | "rating" | "name";
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description The number of products on a page; 24 when absent.
                 * @example 24
                 */
                size?: number;
                /**
                 * @description A date. Products that are not available on it are listed last, with the reason in `Unavailable`.
                 * @example 2026-12-12
                 */
                date?: string;
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cards of the products on this page, with the facets of the whole list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getPackage: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @example att_BTM-02 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The package. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Package"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listAttractions: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description Words in the name, the place or the description, in any of the five languages.
                 * @example lagoon
                 */
                q?: string;
                /**
                 * @description The chosen values of facets, as `facet:value`, separated by commas. A product must match at least one chosen value of each facet that has one. A value that the list does not have is ignored.
                 * @example city:batam
                 */
                facet?: string;
                /**
                 * @description The order of the list; `recommended` when absent.
                 * @example price_low
                 */
                sort?: "recommended" | "price_low" | "price_high" | "rating" | "name";
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description The number of products on a page; 24 when absent.
                 * @example 24
                 */
                size?: number;
                /**
                 * @description A date. Products that are not available on it are listed last, with the reason in `Unavailable`.
                 * @example 2026-12-12
                 */
                date?: string;
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cards of the products on this page, with the facets of the whole list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getAttraction: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @example att_BTM-02 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attraction. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attraction"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    searchHotels: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description Words in the name, the place or the description, in any of the five languages.
                 * @example lagoon
                 */
                q?: string;
                /**
                 * @description The chosen values of facets, as `facet:value`, separated by commas. A product must match at least one chosen value of each facet that has one. A value that the list does not have is ignored.
                 * @example city:batam
                 */
                facet?: string;
                /**
                 * @description The order of the list; `recommended` when absent.
                 * @example price_low
                 */
                sort?: "recommended" | "price_low" | "price_high" | "rating" | "name";
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description The number of products on a page; 24 when absent.
                 * @example 24
                 */
                size?: number;
                /**
                 * @description The date of the first night.
                 * @example 2026-12-12
                 */
                checkIn: string;
                /**
                 * @description The date of departure, at most 30 nights after the first night.
                 * @example 2026-12-13
                 */
                checkOut: string;
                /**
                 * @description The guests of each room.
                 * @example 2,2-5-9
                 */
                rooms: components["schemas"]["RoomsText"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cards of the hotels on this page, with the facets of the whole list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getHotel: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The date of the first night.
                 * @example 2026-12-12
                 */
                checkIn: string;
                /**
                 * @description The date of departure, at most 30 nights after the first night.
                 * @example 2026-12-13
                 */
                checkOut: string;
                /**
                 * @description The guests of each room.
                 * @example 2,2-5-9
                 */
                rooms: components["schemas"]["RoomsText"];
                /**
                 * @description An item of the caller's cart that `addToCart` is about to replace. What it holds counts as free in this answer, as it will for `addToCart` with the same `replaces`. Nothing counts as free for an item that is not held, or is not in the cart.
                 * @example itm_3K9V7RX2AB
                 */
                replaces?: components["parameters"]["ReplacedItem"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The token of the cart with the item of `replaces`. Without it, a signed-in caller means the cart of the account. A token that opens no cart for this caller is ignored. */
                "Cart-Token"?: components["parameters"]["CartTokenOfReplaced"];
            };
            path: {
                /** @example att_BTM-02 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hotel. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hotel"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listHotelReviews: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The order of the reviews; `newest` when absent.
                 * @example newest
                 */
                sort?: "newest" | "highest" | "lowest";
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description The number of reviews on a page; 10 when absent.
                 * @example 10
                 */
                size?: number;
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @example att_BTM-02 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews of this page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listTransports: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description Words in the name, the place or the description, in any of the five languages.
                 * @example lagoon
                 */
                q?: string;
                /**
                 * @description The chosen values of facets, as `facet:value`, separated by commas. A product must match at least one chosen value of each facet that has one. A value that the list does not have is ignored.
                 * @example city:batam
                 */
                facet?: string;
                /**
                 * @description The order of the list; `recommended` when absent.
                 * @example price_low
                 */
                sort?: "recommended" | "price_low" | "price_high" | "rating" | "name";
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description The number of products on a page; 24 when absent.
                 * @example 24
                 */
                size?: number;
                /**
                 * @description A date. Products that are not available on it are listed last, with the reason in `Unavailable`.
                 * @example 2026-12-12
                 */
                date?: string;
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cards of the products on this page, with the facets of the whole list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getTransport: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @example att_BTM-02 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transport service. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transport"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listCruises: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description Words in the name, the place or the description, in any of the five languages.
                 * @example lagoon
                 */
                q?: string;
                /**
                 * @description The chosen values of facets, as `facet:value`, separated by commas. A product must match at least one chosen value of each facet that has one. A value that the list does not have is ignored.
                 * @example city:batam
                 */
                facet?: string;
                /**
                 * @description The order of the list; `recommended` when absent.
                 * @example price_low
                 */
                sort?: "recommended" | "price_low" | "price_high" | "rating" | "name";
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description The number of products on a page; 24 when absent.
                 * @example 24
                 */
                size?: number;
                /**
                 * @description A date. Products that are not available on it are listed last, with the reason in `Unavailable`.
                 * @example 2026-12-12
                 */
                date?: string;
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cards of the products on this page, with the facets of the whole list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCruise: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @example att_BTM-02 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cruise. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cruise"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getProductCalendar: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The month, as year and month.
                 * @example 2026-12
                 */
                month: string;
                /**
                 * @description Uses only this ticket option, package type, room or cabin.
                 * @example DAY
                 */
                option?: components["schemas"]["OptionCode"];
                /**
                 * @description An item of the caller's cart that `addToCart` is about to replace. What it holds counts as free in this answer, as it will for `addToCart` with the same `replaces`. Nothing counts as free for an item that is not held, or is not in the cart.
                 * @example itm_3K9V7RX2AB
                 */
                replaces?: components["parameters"]["ReplacedItem"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The token of the cart with the item of `replaces`. Without it, a signed-in caller means the cart of the account. A token that opens no cart for this caller is ignored. */
                "Cart-Token"?: components["parameters"]["CartTokenOfReplaced"];
            };
            path: {
                /** @example att_BTM-02 */
                id: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every day of the month. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCalendar"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listPicks: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recommended products, at most six. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PickList"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    quoteItems: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description An item of the caller's cart that `addToCart` is about to replace. What it holds counts as free in this answer, as it will for `addToCart` with the same `replaces`. Nothing counts as free for an item that is not held, or is not in the cart.
                 * @example itm_3K9V7RX2AB
                 */
                replaces?: components["parameters"]["ReplacedItem"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The token of the cart with the item of `replaces`. Without it, a signed-in caller means the cart of the account. A token that opens no cart for this caller is ignored. */
                "Cart-Token"?: components["parameters"]["CartTokenOfReplaced"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartInput"];
            };
        };
        responses: {
            /** @description The prices, in the order of the items. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    openAccountCart: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The token of the visitor's cart on this device. A token that is unknown, or that belongs to an account's cart, is ignored. */
                "Cart-Token"?: components["schemas"]["CartToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account's cart. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCart: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The secret token of the cart, which `addToCart` returned. The token alone opens a visitor's cart; an account's cart also needs the session of that account. */
                "Cart-Token": components["parameters"]["CartToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. Expired items stay in it until they are removed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addToCart: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The id of a cart item that the new items replace. It is removed first, so that its stock can be used for them; if the call fails, nothing changes. An id that is not in the cart is ignored.
                 * @example itm_3K9V7RX2AB
                 */
                replaces?: components["schemas"]["CartItemId"];
            };
            header: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description A fresh random value of at least 96 bits for each intent. Where the request has neither a session nor a token, this value also protects the stored answer from other callers. For 24 hours, the same request with the same key gets the first status and body again, byte for byte. The same key with another query or body is refused with 422 `idempotency_key_reused`. A repeat while the first request still runs is refused with 409 `idempotency_in_progress`.
                 * @example 6f1c2a44-9a7e-4c0b-8a53-0e3b7c1d2f90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The token of the cart to add to. Without it, a visitor gets a new cart, and a signed-in caller adds to the cart of the account. */
                "Cart-Token"?: components["parameters"]["CartTokenOptional"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartInput"];
            };
        };
        responses: {
            /** @description The cart with the new items. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    changeCartItem: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The secret token of the cart, which `addToCart` returned. The token alone opens a visitor's cart; an account's cart also needs the session of that account. */
                "Cart-Token": components["parameters"]["CartToken"];
            };
            path: {
                /** @example itm_3K9V7RX2AB */
                itemId: components["parameters"]["CartItemId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartItemChange"];
            };
        };
        responses: {
            /** @description The changed cart. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    removeCartItem: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The secret token of the cart, which `addToCart` returned. The token alone opens a visitor's cart; an account's cart also needs the session of that account. */
                "Cart-Token": components["parameters"]["CartToken"];
            };
            path: {
                /** @example itm_3K9V7RX2AB */
                itemId: components["parameters"]["CartItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart without the item. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    extendCartItemHold: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description A fresh random value of at least 96 bits for each intent. Where the request has neither a session nor a token, this value also protects the stored answer from other callers. For 24 hours, the same request with the same key gets the first status and body again, byte for byte. The same key with another query or body is refused with 422 `idempotency_key_reused`. A repeat while the first request still runs is refused with 409 `idempotency_in_progress`.
                 * @example 6f1c2a44-9a7e-4c0b-8a53-0e3b7c1d2f90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The secret token of the cart, which `addToCart` returned. The token alone opens a visitor's cart; an account's cart also needs the session of that account. */
                "Cart-Token": components["parameters"]["CartToken"];
            };
            path: {
                /** @example itm_3K9V7RX2AB */
                itemId: components["parameters"]["CartItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart with the extended hold. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listOrders: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description Returns only orders with this status.
                 * @example POSTED
                 */
                status?: components["schemas"]["OrderStatusRequest"];
                /**
                 * @description Returns only orders that have an item of this product.
                 * @example ferry
                 */
                product?: components["schemas"]["ProductRequest"];
                /**
                 * @description The earliest first day of travel, inclusive.
                 * @example 2026-12-01
                 */
                dateFrom?: string;
                /**
                 * @description The latest first day of travel, inclusive.
                 * @example 2026-12-31
                 */
                dateUntil?: string;
                /**
                 * @description A part of the confirmation number or of a traveller's name. For an agency it can also be a part of the name of its customer, of its member or of the contact, or of the contact's telephone number.
                 * @example 4KQ7
                 */
                search?: string;
                /**
                 * @description The number of orders on a page; 20 when absent.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description The `NextCursor` of the page before.
                 * @example WyIyMDI2LTExLTIwVDA2OjMwOjAwLjAwMFoiLCJvcmRfNVQ4UTJNWks3QyJd
                 */
                cursor?: string;
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching orders. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    findBooking: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingSearch"];
            };
        };
        responses: {
            /** @description The order, with the token that opens it on this device. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundBooking"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    checkPromo: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The secret token of the cart, which `addToCart` returned. The token alone opens a visitor's cart; an account's cart also needs the session of that account. */
                "Cart-Token": components["parameters"]["CartToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoCheck"];
            };
        };
        responses: {
            /** @description The discount. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoOffer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    priceCart: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The secret token of the cart, which `addToCart` returned. The token alone opens a visitor's cart; an account's cart also needs the session of that account. */
                "Cart-Token": components["parameters"]["CartToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartPricing"];
            };
        };
        responses: {
            /** @description The price of the order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricedCart"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    saveCheckout: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The secret token of the cart, which `addToCart` returned. The token alone opens a visitor's cart; an account's cart also needs the session of that account. */
                "Cart-Token": components["parameters"]["CartToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutDraftRequest"];
            };
        };
        responses: {
            /** @description The checkout is saved. Its link opens it on any device. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedCheckout"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    resumeCheckout: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutResume"];
            };
        };
        responses: {
            /** @description The token of the cart and the saved checkout. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumedCheckout"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    placeOrder: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description A fresh random value of at least 96 bits for each intent. Where the request has neither a session nor a token, this value also protects the stored answer from other callers. For 24 hours, the same request with the same key gets the first status and body again, byte for byte. The same key with another query or body is refused with 422 `idempotency_key_reused`. A repeat while the first request still runs is refused with 409 `idempotency_in_progress`.
                 * @example 6f1c2a44-9a7e-4c0b-8a53-0e3b7c1d2f90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The secret token of the cart, which `addToCart` returned. The token alone opens a visitor's cart; an account's cart also needs the session of that account. */
                "Cart-Token": components["parameters"]["CartToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderInput"];
            };
        };
        responses: {
            /** @description The order, which waits for payment unless nothing is due. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    cancelOrder: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description A fresh random value of at least 96 bits for each intent. Where the request has neither a session nor a token, this value also protects the stored answer from other callers. For 24 hours, the same request with the same key gets the first status and body again, byte for byte. The same key with another query or body is refused with 422 `idempotency_key_reused`. A repeat while the first request still runs is refused with 409 `idempotency_in_progress`.
                 * @example 6f1c2a44-9a7e-4c0b-8a53-0e3b7c1d2f90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The secret with which a guest opens one order. The signed-in owner of the order does not need it. Any other caller gets 404, as for an order that does not exist. */
                "Booking-Token"?: components["parameters"]["BookingToken"];
            };
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    resendConfirmation: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description A fresh random value of at least 96 bits for each intent. Where the request has neither a session nor a token, this value also protects the stored answer from other callers. For 24 hours, the same request with the same key gets the first status and body again, byte for byte. The same key with another query or body is refused with 422 `idempotency_key_reused`. A repeat while the first request still runs is refused with 409 `idempotency_in_progress`.
                 * @example 6f1c2a44-9a7e-4c0b-8a53-0e3b7c1d2f90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The secret with which a guest opens one order. The signed-in owner of the order does not need it. Any other caller gets 404, as for an order that does not exist. */
                "Booking-Token"?: components["parameters"]["BookingToken"];
            };
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The e-mail is on its way. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentConfirmation"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrderTimeline: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The secret with which a guest opens one order. The signed-in owner of the order does not need it. Any other caller gets 404, as for an order that does not exist. */
                "Booking-Token"?: components["parameters"]["BookingToken"];
            };
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, the oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderTimeline"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getReceipt: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The secret with which a guest opens one order. The signed-in owner of the order does not need it. Any other caller gets 404, as for an order that does not exist. */
                "Booking-Token"?: components["parameters"]["BookingToken"];
            };
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    correctName: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description A fresh random value of at least 96 bits for each intent. Where the request has neither a session nor a token, this value also protects the stored answer from other callers. For 24 hours, the same request with the same key gets the first status and body again, byte for byte. The same key with another query or body is refused with 422 `idempotency_key_reused`. A repeat while the first request still runs is refused with 409 `idempotency_in_progress`.
                 * @example 6f1c2a44-9a7e-4c0b-8a53-0e3b7c1d2f90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The secret with which a guest opens one order. The signed-in owner of the order does not need it. Any other caller gets 404, as for an order that does not exist. */
                "Booking-Token"?: components["parameters"]["BookingToken"];
            };
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameCorrection"];
            };
        };
        responses: {
            /** @description The order with the corrected name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    quoteRefund: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The secret with which a guest opens one order. The signed-in owner of the order does not need it. Any other caller gets 404, as for an order that does not exist. */
                "Booking-Token"?: components["parameters"]["BookingToken"];
            };
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundWish"];
            };
        };
        responses: {
            /** @description The quote, which is valid until it expires. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundQuote"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listRefunds: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The secret with which a guest opens one order. The signed-in owner of the order does not need it. Any other caller gets 404, as for an order that does not exist. */
                "Booking-Token"?: components["parameters"]["BookingToken"];
            };
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refunds, the newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundList"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    confirmRefund: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description A fresh random value of at least 96 bits for each intent. Where the request has neither a session nor a token, this value also protects the stored answer from other callers. For 24 hours, the same request with the same key gets the first status and body again, byte for byte. The same key with another query or body is refused with 422 `idempotency_key_reused`. A repeat while the first request still runs is refused with 409 `idempotency_in_progress`.
                 * @example 6f1c2a44-9a7e-4c0b-8a53-0e3b7c1d2f90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The secret with which a guest opens one order. The signed-in owner of the order does not need it. Any other caller gets 404, as for an order that does not exist. */
                "Booking-Token"?: components["parameters"]["BookingToken"];
            };
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundConfirmation"];
            };
        };
        responses: {
            /** @description The refund, which is now in progress. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listChangeOptions: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The ids of tickets of the same item and sector, separated by commas.
                 * @example tkt_9M3X7KQ2RD
                 */
                tickets: string;
                /**
                 * @description The day of departure, by the calendar at the departure terminal.
                 * @example 2026-12-12
                 */
                date: string;
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The secret with which a guest opens one order. The signed-in owner of the order does not need it. Any other caller gets 404, as for an order that does not exist. */
                "Booking-Token"?: components["parameters"]["BookingToken"];
            };
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sailings of the day, sorted by departure. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    quoteChange: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The secret with which a guest opens one order. The signed-in owner of the order does not need it. Any other caller gets 404, as for an order that does not exist. */
                "Booking-Token"?: components["parameters"]["BookingToken"];
            };
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeWish"];
            };
        };
        responses: {
            /** @description The quote, which is valid until it expires. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeQuote"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    confirmChange: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description A fresh random value of at least 96 bits for each intent. Where the request has neither a session nor a token, this value also protects the stored answer from other callers. For 24 hours, the same request with the same key gets the first status and body again, byte for byte. The same key with another query or body is refused with 422 `idempotency_key_reused`. A repeat while the first request still runs is refused with 409 `idempotency_in_progress`.
                 * @example 6f1c2a44-9a7e-4c0b-8a53-0e3b7c1d2f90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The secret with which a guest opens one order. The signed-in owner of the order does not need it. Any other caller gets 404, as for an order that does not exist. */
                "Booking-Token"?: components["parameters"]["BookingToken"];
            };
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeConfirmation"];
            };
        };
        responses: {
            /** @description The change is made, or waits for the payment of the price difference. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getBooking: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The secret with which a guest opens one order. The signed-in owner of the order does not need it. Any other caller gets 404, as for an order that does not exist. */
                "Booking-Token"?: components["parameters"]["BookingToken"];
            };
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order with its payment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The id of the order to be paid.
                 * @example ord_5T8Q2MZK7C
                 */
                order?: components["schemas"]["OrderId"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The secret with which a guest opens one order. The signed-in owner of the order does not need it. Any other caller gets 404, as for an order that does not exist. */
                "Booking-Token"?: components["parameters"]["BookingToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods, in the tenant's order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethodList"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getPayment: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The secret with which a guest opens one order. The signed-in owner of the order does not need it. Any other caller gets 404, as for an order that does not exist. */
                "Booking-Token"?: components["parameters"]["BookingToken"];
            };
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The present state of the payment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    startPayment: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description A fresh random value of at least 96 bits for each intent. Where the request has neither a session nor a token, this value also protects the stored answer from other callers. For 24 hours, the same request with the same key gets the first status and body again, byte for byte. The same key with another query or body is refused with 422 `idempotency_key_reused`. A repeat while the first request still runs is refused with 409 `idempotency_in_progress`.
                 * @example 6f1c2a44-9a7e-4c0b-8a53-0e3b7c1d2f90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The secret with which a guest opens one order. The signed-in owner of the order does not need it. Any other caller gets 404, as for an order that does not exist. */
                "Booking-Token"?: components["parameters"]["BookingToken"];
            };
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentStart"];
            };
        };
        responses: {
            /** @description The payment with the instructions. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadPaymentProof: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description A fresh random value of at least 96 bits for each intent. Where the request has neither a session nor a token, this value also protects the stored answer from other callers. For 24 hours, the same request with the same key gets the first status and body again, byte for byte. The same key with another query or body is refused with 422 `idempotency_key_reused`. A repeat while the first request still runs is refused with 409 `idempotency_in_progress`.
                 * @example 6f1c2a44-9a7e-4c0b-8a53-0e3b7c1d2f90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The secret with which a guest opens one order. The signed-in owner of the order does not need it. Any other caller gets 404, as for an order that does not exist. */
                "Booking-Token"?: components["parameters"]["BookingToken"];
            };
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProofUpload"];
            };
        };
        responses: {
            /** @description The payment with its proof. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    confirmPayment: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description A fresh random value of at least 96 bits for each intent. Where the request has neither a session nor a token, this value also protects the stored answer from other callers. For 24 hours, the same request with the same key gets the first status and body again, byte for byte. The same key with another query or body is refused with 422 `idempotency_key_reused`. A repeat while the first request still runs is refused with 409 `idempotency_in_progress`.
                 * @example 6f1c2a44-9a7e-4c0b-8a53-0e3b7c1d2f90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The secret with which a guest opens one order. The signed-in owner of the order does not need it. Any other caller gets 404, as for an order that does not exist. */
                "Booking-Token"?: components["parameters"]["BookingToken"];
            };
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment, which is under review or, with a wallet, completed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listTickets: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /** @description The secret with which a guest opens one order. The signed-in owner of the order does not need it. Any other caller gets 404, as for an order that does not exist. */
                "Booking-Token"?: components["parameters"]["BookingToken"];
            };
            path: {
                /** @example ord_5T8Q2MZK7C */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One ticket for each passenger and sector. The list is empty until the payment is verified. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketList"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listPaidOpenTickets: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The paid open tickets that have no sailing yet. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenTicketsPaid"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    sendConcern: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description A fresh random value of at least 96 bits for each intent. Where the request has neither a session nor a token, this value also protects the stored answer from other callers. For 24 hours, the same request with the same key gets the first status and body again, byte for byte. The same key with another query or body is refused with 422 `idempotency_key_reused`. A repeat while the first request still runs is refused with 409 `idempotency_in_progress`.
                 * @example 6f1c2a44-9a7e-4c0b-8a53-0e3b7c1d2f90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ConcernInput"];
            };
        };
        responses: {
            /** @description The message was received. A copy goes to the sender by e-mail. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConcernReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    subscribeNewsletter: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailInput"];
            };
        };
        responses: {
            /** @description The subscription is requested. `Email` is the address as it was sent, and `SubscribedAt` is the time of this call. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    confirmNewsletter: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterKey"];
            };
        };
        responses: {
            /** @description The subscription is confirmed. `SubscribedAt` is the time when it was requested. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    unsubscribeNewsletter: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
                /**
                 * @description The secret of the unsubscribe link in each newsletter.
                 * @example k3x9Qv7LwZ2mB8nR4tYcHs
                 */
                token: components["schemas"]["NewsletterToken"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is unsubscribed, and no more newsletters are sent to it. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getWallet: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One wallet for each currency. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getWalletStatement: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency of the wallet.
                 * @example IDR
                 */
                wallet: components["schemas"]["CurrencyCode"];
                /**
                 * @description The first day, inclusive.
                 * @example 2026-11-01
                 */
                dateFrom: string;
                /**
                 * @description The last day, inclusive. It must not be before the first day.
                 * @example 2026-11-30
                 */
                dateUntil: string;
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The opening balance, the entries and the end balance, which always add up. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletStatement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listTopUps: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description Returns only top-ups in this state.
                 * @example pending
                 */
                state?: components["schemas"]["TopUpStateRequest"];
                /**
                 * @description The number of top-ups on a page; 20 when absent.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description The `NextCursor` of the page before.
                 * @example WyIyMDI2LTExLTIwVDA2OjMwOjAwLjAwMFoiLCJvcmRfNVQ4UTJNWks3QyJd
                 */
                cursor?: string;
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The top-ups, the newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUpList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    requestTopUp: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description A fresh random value of at least 96 bits for each intent. Where the request has neither a session nor a token, this value also protects the stored answer from other callers. For 24 hours, the same request with the same key gets the first status and body again, byte for byte. The same key with another query or body is refused with 422 `idempotency_key_reused`. A repeat while the first request still runs is refused with 409 `idempotency_in_progress`.
                 * @example 6f1c2a44-9a7e-4c0b-8a53-0e3b7c1d2f90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["TopUpInput"];
            };
        };
        responses: {
            /** @description The top-up, which waits for approval. The balance has not changed yet. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUp"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getTopUpTerms: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts, the banks, and the smallest and largest amounts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUpTerms"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getTopUp: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @example top_4T7KX2M9QA */
                id: components["parameters"]["TopUpId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The top-up. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUp"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    cancelTopUp: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @example top_4T7KX2M9QA */
                id: components["parameters"]["TopUpId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled top-up. A repeated call has no effect. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUp"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getDesk: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tasks, the most urgent first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Desk"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getAgencyReport: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency of the wallet and of the orders that are counted.
                 * @example IDR
                 */
                wallet: components["schemas"]["CurrencyCode"];
                /**
                 * @description The first day, inclusive.
                 * @example 2026-11-19
                 */
                dateFrom: string;
                /**
                 * @description The last day, inclusive. It must not be before the first day.
                 * @example 2026-11-20
                 */
                dateUntil: string;
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each day of the period, the first day first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgencyReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listMembers: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addMember: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description A fresh random value of at least 96 bits for each intent. Where the request has neither a session nor a token, this value also protects the stored answer from other callers. For 24 hours, the same request with the same key gets the first status and body again, byte for byte. The same key with another query or body is refused with 422 `idempotency_key_reused`. A repeat while the first request still runs is refused with 409 `idempotency_in_progress`.
                 * @example 6f1c2a44-9a7e-4c0b-8a53-0e3b7c1d2f90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberInput"];
            };
        };
        responses: {
            /** @description The new member, who is invited. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    changeMember: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @example usr_3RZ7H2KMAG */
                id: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberChange"];
            };
        };
        responses: {
            /** @description The changed member. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listAgencyEvents: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description Returns only events of this member.
                 * @example usr_3RZ7H2KMAG
                 */
                member?: components["schemas"]["MemberId"];
                /**
                 * @description The number of events on a page; 20 when absent.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description The `NextCursor` of the page before.
                 * @example WyIyMDI2LTExLTIwVDA2OjMwOjAwLjAwMFoiLCJvcmRfNVQ4UTJNWks3QyJd
                 */
                cursor?: string;
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, the newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgencyEventList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getMarkup: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules of the markup. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Markup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    saveMarkup: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The `UpdatedAt` with which the caller has read what it changes. Without it, the call replaces whatever is saved.
                 * @example 2026-11-20T06:30:00Z
                 */
                unchangedSince?: components["parameters"]["UnchangedSince"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkupInput"];
            };
        };
        responses: {
            /** @description The new rules of the markup. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Markup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    listCustomers: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description A part of a name, an e-mail address, a telephone number or a passport number.
                 * @example TAN
                 */
                search?: string;
                /**
                 * @description The number of the page, starting at 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description The number of customers on a page; 20 when absent.
                 * @example 20
                 */
                size?: number;
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customers, sorted by name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addCustomer: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description A fresh random value of at least 96 bits for each intent. Where the request has neither a session nor a token, this value also protects the stored answer from other callers. For 24 hours, the same request with the same key gets the first status and body again, byte for byte. The same key with another query or body is refused with 422 `idempotency_key_reused`. A repeat while the first request still runs is refused with 409 `idempotency_in_progress`.
                 * @example 6f1c2a44-9a7e-4c0b-8a53-0e3b7c1d2f90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerInput"];
            };
        };
        responses: {
            /** @description The saved customer. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getCustomer: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @example cus_4T7KX2M9QA */
                id: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCustomer: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The `UpdatedAt` with which the caller has read what it changes. Without it, the call replaces whatever is saved.
                 * @example 2026-11-20T06:30:00Z
                 */
                unchangedSince?: components["parameters"]["UnchangedSince"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @example cus_4T7KX2M9QA */
                id: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerInput"];
            };
        };
        responses: {
            /** @description The changed customer. Existing orders keep the details with which they were placed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteCustomer: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @example cus_4T7KX2M9QA */
                id: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer is deleted. Orders keep the name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedCustomer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listQuotations: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description Returns only quotations in this state.
                 * @example sent
                 */
                state?: components["schemas"]["QuotationStateRequest"];
                /**
                 * @description A part of the number or of the customer's name.
                 * @example 7KQ4
                 */
                search?: string;
                /**
                 * @description The number of quotations on a page; 20 when absent.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description The `NextCursor` of the page before.
                 * @example WyIyMDI2LTExLTIwVDA2OjMwOjAwLjAwMFoiLCJvcmRfNVQ4UTJNWks3QyJd
                 */
                cursor?: string;
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quotations, the newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuotationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createQuotation: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description A fresh random value of at least 96 bits for each intent. Where the request has neither a session nor a token, this value also protects the stored answer from other callers. For 24 hours, the same request with the same key gets the first status and body again, byte for byte. The same key with another query or body is refused with 422 `idempotency_key_reused`. A repeat while the first request still runs is refused with 409 `idempotency_in_progress`.
                 * @example 6f1c2a44-9a7e-4c0b-8a53-0e3b7c1d2f90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The secret token of the cart, which `addToCart` returned. The token alone opens a visitor's cart; an account's cart also needs the session of that account. */
                "Cart-Token": components["parameters"]["CartToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuotationInput"];
            };
        };
        responses: {
            /** @description The quotation, in the state `sent`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quotation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    getQuotation: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @example quo_4T7KX2M9QA */
                id: components["parameters"]["QuotationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quotation, with net and selling prices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quotation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    cancelQuotation: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @example quo_4T7KX2M9QA */
                id: components["parameters"]["QuotationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawn quotation. Its link shows that it is withdrawn. A repeated call has no effect. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quotation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    takeUpQuotation: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description A fresh random value of at least 96 bits for each intent. Where the request has neither a session nor a token, this value also protects the stored answer from other callers. For 24 hours, the same request with the same key gets the first status and body again, byte for byte. The same key with another query or body is refused with 422 `idempotency_key_reused`. A repeat while the first request still runs is refused with 409 `idempotency_in_progress`.
                 * @example 6f1c2a44-9a7e-4c0b-8a53-0e3b7c1d2f90
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example quo_4T7KX2M9QA */
                id: components["parameters"]["QuotationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart, and a checkout draft with the details that the customer gave. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakenUpQuotation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    readQuotation: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuotationKey"];
            };
        };
        responses: {
            /** @description The quotation as its customer sees it. Expired and withdrawn quotations can be read too. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedQuotation"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    acceptQuotation: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The currency for prices. It counts only for visitors; for a signed-in caller the account's currency is used instead. If the tenant does not sell in this currency, the company's currency is used.
                 * @example IDR
                 */
                currency?: components["parameters"]["Currency"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuotationAcceptance"];
            };
        };
        responses: {
            /** @description The accepted quotation. The agency then places the order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedQuotation"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["ServerError"];
        };
    };
    listManifestSailings: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The code of the terminal; the authority's first terminal when absent. A terminal that the authority may not read is refused with `not_found`.
                 * @example BTC
                 */
                terminal?: components["schemas"]["TerminalCode"];
                /**
                 * @description The direction of the sailings; `departure` when absent.
                 * @example departure
                 */
                direction?: components["schemas"]["ManifestDirectionRequest"];
                /**
                 * @description The calendar date at the terminal; today at the terminal when absent.
                 * @example 2026-12-12
                 */
                date?: string;
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sailings, sorted by time. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManifestSailingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    recordScans: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScansInput"];
            };
        };
        responses: {
            /** @description The result of each scan. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScanResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getManifest: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @example sai_BTC-HFC-HZN-20261212-0800 */
                id: components["parameters"]["ManifestSailingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passengers and their counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Manifest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listReveals: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
                /**
                 * @description The number of accesses on a page; 50 when absent.
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description The `NextCursor` of the page before.
                 * @example 118
                 */
                cursor?: string;
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @example sai_BTC-HFC-HZN-20261212-0800 */
                id: components["parameters"]["ManifestSailingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accesses, the newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevealLog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    revealDocument: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @example sai_BTC-HFC-HZN-20261212-0800 */
                id: components["parameters"]["ManifestSailingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevealInput"];
            };
        };
        responses: {
            /** @description The document. The access is logged with the reader and the time. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevealedDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    listManifestExports: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @example sai_BTC-HFC-HZN-20261212-0800 */
                id: components["parameters"]["ManifestSailingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions, the newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManifestExportList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    exportManifest: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @example sai_BTC-HFC-HZN-20261212-0800 */
                id: components["parameters"]["ManifestSailingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version with its file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManifestExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getManifestExport: {
        parameters: {
            query: {
                /**
                 * @description The tenant's company id, which is `System` in the base configuration. Only `getBase`, the first call, sends 123.
                 * @example 4101
                 */
                system: components["parameters"]["System"];
            };
            header?: {
                /**
                 * @description The BCP 47 language of names and messages in the answer. English is used when it is absent or unknown.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description An id that the caller chooses for this request, of 8 to 64 letters, digits, `_`, `.` or `-`. The answer repeats it. An id of another form is ignored, and the server makes its own.
                 * @example checkout-7.step_2
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /** @example sai_BTC-HFC-HZN-20261212-0800 */
                id: components["parameters"]["ManifestSailingId"];
                /** @example 1 */
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version, with the same bytes as when it was made. The access is logged. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManifestExport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
}
