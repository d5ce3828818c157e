import { instantColumn, textColumn } from '@dustforce/office/stored'
import { type AdminClient, rowsAt } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'

/** An owner also manages people and what money depends on. */
export type TeamRole = 'owner' | 'office'

/** One who may use the Command Hub. */
export interface TeamMember {
  readonly userId: string
  readonly email: string
  readonly role: TeamRole
  readonly isActive: boolean
  /** Whether it is the signed-in administrator, who cannot change their own access. */
  readonly isSelf: boolean
  /** Whether signing in asks for a code of an authenticator app. */
  readonly hasCode: boolean
}

/** One who was invited and has not accepted. */
export interface TeamInvitation {
  readonly id: string
  readonly email: string
  readonly role: TeamRole
  /** Epoch milliseconds. */
  readonly expiresAt: number | null
  readonly isExpired: boolean
}

export interface Team {
  readonly members: readonly TeamMember[]
  readonly invitations: readonly TeamInvitation[]
}

/** The people of the Command Hub: everybody sees them, an owner changes them. */
export function adminTeam({ auth, rpc }: AdminClient) {
  return {
    all: async (): Promise<Team> => {
      const team = await rpc('admin_team')
      return {
        members: rowsAt(team, 'members').map((row) => ({
          userId: textColumn(row.user_id) ?? '',
          email: textColumn(row.email) ?? '',
          role: roleOf(row.role),
          isSelf: row.is_self === true,
          isActive: row.is_active === true,
          hasCode: row.has_code === true,
        })),
        invitations: rowsAt(team, 'invitations').map((row) => ({
          id: textColumn(row.id) ?? '',
          email: textColumn(row.email) ?? '',
          role: roleOf(row.role),
          expiresAt: instantColumn(row.expires_at),
          isExpired: row.is_expired === true,
        })),
      }
    },
    /** Activates or deactivates an administrator other than the signed-in one. */
    setActive: async (userId: string, active: boolean): Promise<void> => {
      await rpc('admin_set_active', { user_id: userId, active })
    },
    setRole: async (userId: string, role: TeamRole): Promise<void> => {
      await rpc('admin_set_role', { user_id: userId, role })
    },
    /** Takes a colleague's authenticator app away, whose phone is lost. */
    resetFactors: async (userId: string): Promise<void> => {
      await rpc('admin_reset_factors', { user_id: userId })
    },
    /** Invites an address, or invites it again: an earlier link ends. */
    invite: async (email: string, role: TeamRole): Promise<void> => {
      await rpc('admin_invite', { email, role })
    },
    withdraw: async (invitationId: string): Promise<void> => {
      await rpc('admin_withdraw_invitation', { id: invitationId })
    },
    /** Sends a colleague the letter with a link to choose a new password. */
    sendPasswordLink: async (email: string): Promise<void> => {
      const { error } = await auth.resetPasswordForEmail(email)
      if (error !== null) throw new AdminFailure('refused', error.message)
    },
  }
}

function roleOf(value: unknown): TeamRole {
  return value === 'owner' ? 'owner' : 'office'
}
