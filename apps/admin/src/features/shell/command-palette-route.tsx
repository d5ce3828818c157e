import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { offeredActs } from '../../app/acts.ts'
import { useBackend, useSessionStore } from '../../app/app-context.tsx'
import type { AdminPage } from '../../app/pages.ts'
import { CommandPalette } from './command-palette.tsx'
import { paletteEntries } from './palette-entries.ts'
import { noteChoice, recentChoices } from './recent-choices.ts'

export interface PaletteProps {
  /** A page as its default view shows it. */
  readonly pathTo: (page: AdminPage) => string
  readonly onHelp: () => void
  readonly onClose: () => void
}

const pauseMs = 150

/** The palette over the data: what is typed is looked up on the server after a pause. */
export default function Palette({ pathTo, onHelp, onClose }: PaletteProps) {
  const { search, views } = useBackend()
  const session = useSessionStore()
  const navigate = useNavigate()
  const [acts] = useState(offeredActs)
  const [recent] = useState(recentChoices)
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const wanted = typed.trim().length < 2 ? '' : typed.trim()
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pauseMs)
    return () => clearTimeout(timer)
  }, [wanted])
  const query = useQuery({
    queryKey: ['search', asked],
    queryFn: () => search.find(asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const saved = useQuery({ queryKey: ['views'], queryFn: views.all })
  const commands = [
    { label: 'Keyboard shortcuts', run: onHelp },
    { label: 'Refresh', run: () => window.location.reload() },
    { label: 'Logout', run: () => void session.signOut() },
  ]
  return (
    <CommandPalette
      typed={typed}
      entries={paletteEntries(
        typed,
        { acts, commands, views: saved.data ?? [], recent, pathTo },
        wanted === '' ? null : (query.data ?? null),
      )}
      searching={wanted !== '' && (wanted !== asked || query.isFetching)}
      onType={setTyped}
      onChoose={({ id, leads, isRemembered }) => {
        onClose()
        if (isRemembered) noteChoice(id)
        if ('path' in leads) navigate(leads.path)
        else leads.run()
      }}
      onClose={onClose}
    />
  )
}
