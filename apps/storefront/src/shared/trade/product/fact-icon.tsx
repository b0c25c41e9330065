import {
  Anchor,
  Baby,
  Bus,
  Camera,
  Car,
  Check,
  CircleParking,
  Clock,
  Coffee,
  Flag,
  type LucideIcon,
  Moon,
  Plane,
  Ship,
  Ticket,
  TreePalm,
  UserRound,
  UsersRound,
  Utensils,
  Waves,
  Wifi,
} from 'lucide-react'
import { createElement } from 'react'

/** The pictures of the catalogue's facts. Codes are data; a code that is not listed gets a plain tick. */
const codesOf: readonly (readonly [LucideIcon, readonly string[]])[] = [
  [Anchor, ['tender_port', 'near_terminal']],
  [Baby, ['child_seat', 'infants_free', 'kids_area', 'kids_club', 'family_friendly']],
  [Bus, ['airport_shuttle', 'terminal_shuttle', 'transfer_included', 'by_the_seat']],
  [Camera, ['photo_spot']],
  [Car, ['driver_included', 'cross_border']],
  [CircleParking, ['parking']],
  [
    Clock,
    [
      'day_and_night',
      'free_stop_10',
      'free_waiting_30',
      'free_waiting_60',
      'front_desk_24h',
      'thursday_to_sunday',
    ],
  ],
  [Coffee, ['breakfast_included', 'breakfast_room']],
  [Flag, ['golf']],
  [TreePalm, ['beach', 'private_beach']],
  [Moon, ['after_dark', 'friday_evening']],
  [Plane, ['meets_flight']],
  [Ship, ['boat_ride', 'ferry_included', 'meets_ferry', 'ship_1800_guests', 'ship_3200_guests']],
  [Ticket, ['free_entry', 'park_tickets']],
  [UserRound, ['guided', 'private_option']],
  [UsersRound, ['sixteen_guests', 'up_to_25_people']],
  [Utensils, ['all_meals', 'dinner_included', 'lunch_included', 'restaurant']],
  [Waves, ['dive_centre', 'water_sports', 'pool', 'private_pool', 'swimming', 'water_slides']],
  [Wifi, ['wifi']],
]

const icons = new Map(
  codesOf.flatMap(([icon, codes]) => codes.map((code) => [code, icon] as const)),
)

/** Shows the picture of a fact by its stable code. */
export function FactIcon({ code, className = 'size-4.5' }: { code: string; className?: string }) {
  return createElement(icons.get(code) ?? Check, {
    'aria-hidden': true,
    className: `shrink-0 text-brand-text ${className}`,
  })
}
