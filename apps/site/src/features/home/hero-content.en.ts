import { gtaCompany } from '@dustforce/office/company'
import { ShieldCheck, Star, UserCheck } from 'lucide-react'

export const hero = {
  title: `Professional Home Cleaning Services in ${gtaCompany.serviceArea}`,
  intro:
    'From Liberty Village condos to family homes in Markham: pick a time, see the exact price, and come home to clean. No quotes by phone, no surprises at the door.',
  claims: [
    { text: 'Vetted and professional cleaners', Icon: UserCheck },
    { text: 'High ratings from GTA homeowners', Icon: Star },
    { text: 'Insured, trusted and reliable service', Icon: ShieldCheck },
  ],
} as const
