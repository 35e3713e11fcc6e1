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
import { say } from '#web/words/say.ts'

interface Picture {
  readonly name: string
  readonly icon: LucideIcon
}

/** The pictures a goal may have, by the name stored with it. */
const pictures: Readonly<Record<string, Picture>> = {
  target: { name: say('Target'), icon: Target },
  'piggy-bank': { name: say('Piggy bank'), icon: PiggyBank },
  umbrella: { name: say('Rainy day'), icon: Umbrella },
  house: { name: say('House'), icon: House },
  car: { name: say('Car'), icon: Car },
  bike: { name: say('Bicycle'), icon: Bike },
  plane: { name: say('Plane'), icon: Plane },
  'tree-palm': { name: say('Holiday'), icon: TreePalm },
  tent: { name: say('Tent'), icon: Tent },
  sailboat: { name: say('Boat'), icon: Sailboat },
  heart: { name: say('Love'), icon: Heart },
  gem: { name: say('Wedding'), icon: Gem },
  baby: { name: say('Child'), icon: Baby },
  gift: { name: say('Gift'), icon: Gift },
  'graduation-cap': { name: say('Education'), icon: GraduationCap },
  laptop: { name: say('Computer'), icon: Laptop },
  camera: { name: say('Camera'), icon: Camera },
  music: { name: say('Music'), icon: Music },
  sofa: { name: say('Furniture'), icon: Sofa },
  hammer: { name: say('Repairs'), icon: Hammer },
  'heart-pulse': { name: say('Health'), icon: HeartPulse },
  'paw-print': { name: say('Pet'), icon: PawPrint },
  sprout: { name: say('Garden'), icon: Sprout },
  trophy: { name: say('Trophy'), icon: Trophy },
}

export const iconChoices = Object.entries(pictures).map(([value, { name }]) => ({ value, name }))

export const goalIcon = (name: string): LucideIcon =>
  (Object.hasOwn(pictures, name) ? pictures[name]?.icon : undefined) ?? Target

const titled = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

export const colorChoices = colourNames.map((value) => ({ value, name: titled(value) }))
