import type { LucideIcon } from 'lucide-react'
import Baby from 'lucide-react/icons/baby'
import Bike from 'lucide-react/icons/bike'
import Camera from 'lucide-react/icons/camera'
import Car from 'lucide-react/icons/car'
import Gem from 'lucide-react/icons/gem'
import Gift from 'lucide-react/icons/gift'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Hammer from 'lucide-react/icons/hammer'
import Heart from 'lucide-react/icons/heart'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import House from 'lucide-react/icons/house'
import Laptop from 'lucide-react/icons/laptop'
import Music from 'lucide-react/icons/music'
import PawPrint from 'lucide-react/icons/paw-print'
import PiggyBank from 'lucide-react/icons/piggy-bank'
import Plane from 'lucide-react/icons/plane'
import Sailboat from 'lucide-react/icons/sailboat'
import Sofa from 'lucide-react/icons/sofa'
import Sprout from 'lucide-react/icons/sprout'
import Target from 'lucide-react/icons/target'
import Tent from 'lucide-react/icons/tent'
import TreePalm from 'lucide-react/icons/tree-palm'
import Trophy from 'lucide-react/icons/trophy'
import Umbrella from 'lucide-react/icons/umbrella'
import { colourNames } from '#web/charts/named-colours.ts'

interface Picture {
  readonly name: string
  readonly icon: LucideIcon
}

/** The pictures a goal may have, by the name stored with it. */
const pictures: Readonly<Record<string, Picture>> = {
  target: { name: 'Target', icon: Target },
  'piggy-bank': { name: 'Piggy bank', icon: PiggyBank },
  umbrella: { name: 'Rainy day', icon: Umbrella },
  house: { name: 'House', icon: House },
  car: { name: 'Car', icon: Car },
  bike: { name: 'Bicycle', icon: Bike },
  plane: { name: 'Plane', icon: Plane },
  'tree-palm': { name: 'Holiday', icon: TreePalm },
  tent: { name: 'Tent', icon: Tent },
  sailboat: { name: 'Boat', icon: Sailboat },
  heart: { name: 'Love', icon: Heart },
  gem: { name: 'Wedding', icon: Gem },
  baby: { name: 'Child', icon: Baby },
  gift: { name: 'Gift', icon: Gift },
  'graduation-cap': { name: 'Education', icon: GraduationCap },
  laptop: { name: 'Computer', icon: Laptop },
  camera: { name: 'Camera', icon: Camera },
  music: { name: 'Music', icon: Music },
  sofa: { name: 'Furniture', icon: Sofa },
  hammer: { name: 'Repairs', icon: Hammer },
  'heart-pulse': { name: 'Health', icon: HeartPulse },
  'paw-print': { name: 'Pet', icon: PawPrint },
  sprout: { name: 'Garden', icon: Sprout },
  trophy: { name: 'Trophy', icon: Trophy },
}

export const iconChoices = Object.entries(pictures).map(([value, { name }]) => ({ value, name }))

export const goalIcon = (name: string): LucideIcon =>
  (Object.hasOwn(pictures, name) ? pictures[name]?.icon : undefined) ?? Target

const titled = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

export const colorChoices = colourNames.map((value) => ({ value, name: titled(value) }))
