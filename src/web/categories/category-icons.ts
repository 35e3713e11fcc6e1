import type { LucideIcon } from 'lucide-react'
import Baby from 'lucide-react/icons/baby'
import Backpack from 'lucide-react/icons/backpack'
import BedDouble from 'lucide-react/icons/bed-double'
import Blocks from 'lucide-react/icons/blocks'
import Briefcase from 'lucide-react/icons/briefcase'
import Building from 'lucide-react/icons/building'
import Bus from 'lucide-react/icons/bus'
import Car from 'lucide-react/icons/car'
import CarTaxiFront from 'lucide-react/icons/car-taxi-front'
import ChartLine from 'lucide-react/icons/chart-line'
import CircleEllipsis from 'lucide-react/icons/circle-ellipsis'
import CircleParking from 'lucide-react/icons/circle-parking'
import Clapperboard from 'lucide-react/icons/clapperboard'
import Coffee from 'lucide-react/icons/coffee'
import Droplets from 'lucide-react/icons/droplets'
import Dumbbell from 'lucide-react/icons/dumbbell'
import Flame from 'lucide-react/icons/flame'
import Fuel from 'lucide-react/icons/fuel'
import Gift from 'lucide-react/icons/gift'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Hammer from 'lucide-react/icons/hammer'
import HandCoins from 'lucide-react/icons/hand-coins'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import House from 'lucide-react/icons/house'
import KeyRound from 'lucide-react/icons/key-round'
import Landmark from 'lucide-react/icons/landmark'
import Laptop from 'lucide-react/icons/laptop'
import Palette from 'lucide-react/icons/palette'
import PawPrint from 'lucide-react/icons/paw-print'
import Pill from 'lucide-react/icons/pill'
import Pizza from 'lucide-react/icons/pizza'
import Plane from 'lucide-react/icons/plane'
import Plug from 'lucide-react/icons/plug'
import Repeat from 'lucide-react/icons/repeat'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Shirt from 'lucide-react/icons/shirt'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import Sofa from 'lucide-react/icons/sofa'
import Stethoscope from 'lucide-react/icons/stethoscope'
import Tag from 'lucide-react/icons/tag'
import Ticket from 'lucide-react/icons/ticket'
import Tickets from 'lucide-react/icons/tickets'
import TrainFront from 'lucide-react/icons/train-front'
import Utensils from 'lucide-react/icons/utensils'
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed'
import Wifi from 'lucide-react/icons/wifi'
import Zap from 'lucide-react/icons/zap'

/** The icons a category may have, by the name stored with it. */
const icons: Readonly<Record<string, LucideIcon>> = {
  baby: Baby,
  backpack: Backpack,
  'bed-double': BedDouble,
  blocks: Blocks,
  briefcase: Briefcase,
  building: Building,
  bus: Bus,
  car: Car,
  'car-taxi-front': CarTaxiFront,
  'chart-line': ChartLine,
  'circle-ellipsis': CircleEllipsis,
  'circle-parking': CircleParking,
  clapperboard: Clapperboard,
  coffee: Coffee,
  droplets: Droplets,
  dumbbell: Dumbbell,
  flame: Flame,
  fuel: Fuel,
  gift: Gift,
  'graduation-cap': GraduationCap,
  hammer: Hammer,
  'hand-coins': HandCoins,
  'heart-pulse': HeartPulse,
  house: House,
  'key-round': KeyRound,
  landmark: Landmark,
  laptop: Laptop,
  palette: Palette,
  'paw-print': PawPrint,
  pill: Pill,
  pizza: Pizza,
  plane: Plane,
  plug: Plug,
  repeat: Repeat,
  'shield-check': ShieldCheck,
  shirt: Shirt,
  'shopping-basket': ShoppingBasket,
  sofa: Sofa,
  stethoscope: Stethoscope,
  tag: Tag,
  ticket: Ticket,
  tickets: Tickets,
  'train-front': TrainFront,
  utensils: Utensils,
  'utensils-crossed': UtensilsCrossed,
  wifi: Wifi,
  zap: Zap,
}

export const categoryIcon = (name: string): LucideIcon =>
  (Object.hasOwn(icons, name) ? icons[name] : undefined) ?? Tag
