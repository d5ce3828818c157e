import { describe, expect } from 'vitest'
import { changeRecords } from '../src/admin/admin-records.ts'
import { plantCanaries } from './access-probe.ts'
import { cancel } from './acts.ts'
import { adminClientOn } from './admin-rows.ts'
import { held, paymentEvent, settle } from './answers.ts'
import { userIdOf } from './caller.ts'
import { type TestDatabase, test } from './postgres.ts'

const owner = { email: 'admin@example.com' }
const office = { email: 'office@example.com' }
const other = userIdOf('canary@example.com')

const setRole = (db: TestDatabase, role: string, user = other, as = owner) =>
  db.call('admin_set_role', { user_id: user, role }, as)

describe('an owner', () => {
  test('changes colleagues, money settings and how long customers are kept; the office does neither, and nobody changes their own access', async ({
    db,
  }) => {
    await plantCanaries(db)
    await expect(setRole(db, 'office', other, office)).rejects.toMatchObject({ hint: 'not-owner' })
    await expect(setRole(db, 'office', userIdOf(owner.email))).rejects.toThrow('your own access')
    const setRight = `update public.booking_settings set setting_value = 'no' where setting_name = 'office_refunds'`
    const keepShort = `update public.booking_settings set setting_value = '12' where setting_name like 'keep_%'`
    const setLimit = `update public.booking_settings set setting_value = '9' where setting_name = 'daily_booking_limit'`
    const counts = await Promise.all(
      [owner, office].flatMap((as) =>
        [setRight, setLimit, keepShort].map((change) =>
          db.as(as, (sql) => sql.unsafe(change)).then(({ count }) => count),
        ),
      ),
    )
    expect(counts).toEqual([1, 1, 2, 0, 1, 0])
    const keep = (seen: string, months: string, as: typeof owner) =>
      changeRecords(
        adminClientOn(db, as),
        [
          {
            ...{ of: 'booking_settings', key: 'keep_bookings_months' },
            ...{ seen: { setting_value: seen }, next: { setting_value: months } },
          },
        ],
        'gone',
      )
    await expect(keep('12', '18', office)).rejects.toMatchObject({ hint: 'not-owner' })
    await keep('12', '18', owner)
    await setRole(db, 'office')
    const team = await db.call('admin_team', {}, office)
    expect(team).toMatchObject({
      members: expect.arrayContaining([
        expect.objectContaining({ email: 'canary@example.com', role: 'office' }),
        expect.objectContaining({ email: office.email, is_self: true, role: 'office' }),
      ]),
    })
    await expect(setRole(db, 'office', userIdOf('nobody@example.com'))).rejects.toMatchObject({
      code: 'PT404',
    })
  })

  test('says whether the office exports and erases customers, and gives other refunds than the terms do', async ({
    db,
  }) => {
    await plantCanaries(db)
    const leave = (as: typeof owner, left: 'yes' | 'no') =>
      db.as(
        as,
        (sql) =>
          sql`update public.booking_settings set setting_value = ${left} where setting_name like 'office_%'`,
      )
    const rights = (as: typeof owner) =>
      Promise.all(
        ['admin_export_customer', 'admin_erase_customer'].map((name) =>
          db.call(name, { email: 'nobody@example.com' }, as).then(
            () => 'done',
            (error: unknown) => Object(error).hint,
          ),
        ),
      )
    const cancelAs = async (actor: string, refund: number, policy: number) => {
      const id = await held(db)
      await settle(db, paymentEvent(id, 'completed'))
      return cancel(db, id, refund, { actor, agreed: { refund_cents: refund, policy_refund_cents: policy } })
    }
    expect(await rights(office)).toEqual(['done', 'done'])
    expect(await cancelAs(office.email, 100, 200)).toEqual({ status: 'done' })

    expect((await leave(office, 'no')).count).toBe(0)
    expect((await leave(owner, 'no')).count).toBe(2)
    expect(await rights(office)).toEqual(['not-owner', 'not-owner'])
    expect(await rights(owner)).toEqual(['done', 'done'])
    expect(await cancelAs(office.email, 100, 200)).toEqual({ status: 'owner_decides' })
    expect(await cancelAs(office.email, 200, 200)).toEqual({ status: 'done' })
    expect(await cancelAs(owner.email, 100, 200)).toEqual({ status: 'done' })
    const stranger = await cancelAs('nobody@example.com', 100, 200)
    expect(stranger).toEqual({ status: 'owner_decides' })
    const acts =
      await db.sql`select actor from public.booking_acts where agreed ? 'policy_refund_cents' order by actor`
    expect(acts.map(({ actor }) => actor)).toEqual([owner.email, office.email, office.email])
  })

  test('always remains, also when two demote each other at once or the server writes', async ({ db }) => {
    await plantCanaries(db)
    const results = await Promise.allSettled([
      setRole(db, 'office'),
      db.call(
        'admin_set_active',
        { user_id: userIdOf(owner.email), active: false },
        { email: 'canary@example.com' },
      ),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const owners = await db.sql`select user_id from public.admin_users where is_active and role = 'owner'`
    expect(owners).toHaveLength(1)
    for (const way of [
      `update public.admin_users set is_active = false`,
      `update public.admin_users set role = 'office'`,
      `delete from public.admin_users`,
    ])
      await expect(db.sql.unsafe(way), way).rejects.toMatchObject({ code: 'PT409', hint: 'last-owner' })
  })
})

describe('an invitation', () => {
  const letterOf = async (db: TestDatabase) => {
    const [letter] = await db.sql`
      select e.recipient, e.payload, e.ref, s.secret ->> 'token' as token
      from public.email_outbox e join private.letter_secrets s on s.letter_id = e.id`
    if (letter === undefined) throw new Error('No letter')
    return letter
  }
  const accept = (db: TestDatabase, token: string) =>
    db.call('accept_invitation', { token, user_id: userIdOf('new@example.com') })
  const join = (db: TestDatabase) =>
    db.as(
      { email: 'new@example.com' },
      (sql) => sql`insert into public.admin_users ${sql({ email: 'new@example.com', is_active: true })}`,
    )

  test('is used once, by the link in the letter, and gives its role', async ({ db }) => {
    await plantCanaries(db)
    await db.call('admin_invite', { email: ' New@Example.com', role: 'owner' }, owner)
    const { token, recipient, payload } = await letterOf(db)
    expect([recipient, payload]).toEqual(['new@example.com', { role: 'owner', invited_by: owner.email }])
    expect(await db.call('invited_address', { token })).toBe('new@example.com')
    expect(await accept(db, 'another')).toBe(false)
    expect(await accept(db, token)).toBe(true)
    expect(await accept(db, token)).toBe(false)
    await join(db)
    const [row] = await db.sql`select role from public.admin_users where email = 'new@example.com'`
    expect(row).toEqual({ role: 'owner' })
    await expect(
      db.call('admin_invite', { email: 'new@example.com', role: 'office' }, owner),
    ).rejects.toMatchObject({ code: 'PT409', hint: 'known' })
  })

  test('sent again ends the earlier link; one that ended is renewed; one withdrawn is gone', async ({
    db,
  }) => {
    await plantCanaries(db)
    const invite = () => db.call('admin_invite', { email: 'new@example.com', role: 'office' }, owner)
    await invite()
    const first = await letterOf(db)
    await invite()
    const second = await letterOf(db)
    expect(await db.call('invited_address', { token: first.token })).toBeNull()
    db.setClock(new Date(db.now().getTime() + 7 * 24 * 3_600_000))
    expect(await db.call('invited_address', { token: second.token })).toBeNull()
    expect(await accept(db, second.token)).toBe(false)
    await invite()
    const third = await letterOf(db)
    expect(await db.call('invited_address', { token: third.token })).toBe('new@example.com')
    await db.call('admin_withdraw_invitation', { id: third.ref }, owner)
    expect(await accept(db, third.token)).toBe(false)
    await expect(join(db)).rejects.toThrow('row-level security')
    expect(await db.sql`select from public.email_outbox where kind = 'admin-invitation'`).toHaveLength(0)
  })

  test('shows its link to the sender of letters only, and not after it was sent', async ({ db }) => {
    await plantCanaries(db)
    await db.call('admin_invite', { email: 'new@example.com', role: 'owner' }, owner)
    const { token } = await letterOf(db)
    const seen = await db.as(office, (sql) => sql`select * from public.email_outbox`)
    expect(JSON.stringify(seen)).not.toContain(token)
    const claim = await db.call('claim_emails', { batch: 5, only_kind: 'admin-invitation' })
    expect(JSON.stringify(claim)).toContain(token)
    await db.sql`update public.email_outbox set status = 'sent' where kind = 'admin-invitation'`
    expect(await db.sql`select from private.letter_secrets`).toHaveLength(0)
  })
})

test('a person with an authenticator app is an administrator only with its code, until an owner removes it', async ({
  db,
}) => {
  await plantCanaries(db)
  const seen = async (as: { email: string; aal?: string }) =>
    (await db.as(as, (sql) => sql`select from public.bookings`)).length
  await db.sql`
    insert into auth.mfa_factors (id, user_id, status)
    values (gen_random_uuid(), ${userIdOf(office.email)}, 'unverified')`
  expect(await seen(office)).toBe(1)
  await db.sql`update auth.mfa_factors set status = 'verified'`
  expect([await seen(office), await seen({ ...office, aal: 'aal2' })]).toEqual([0, 1])
  await expect(db.call('admin_team', {}, office)).rejects.toMatchObject({ hint: 'not-admin' })
  expect(await db.call('admin_team', {}, owner)).toMatchObject({
    members: expect.arrayContaining([expect.objectContaining({ email: office.email, has_code: true })]),
  })
  await db.call('admin_reset_factors', { user_id: userIdOf(office.email) }, owner)
  expect(await seen(office)).toBe(1)
})

test('an applicant is hired by one act, once', async ({ db }) => {
  await plantCanaries(db)
  const [application] = await db.sql`select id from public.job_applications`
  const hire = () =>
    db.call(
      'admin_hire',
      { application_id: application?.id, contractor: { service_areas: ['Toronto'], status: false } },
      office,
    )
  await db.sql`update public.job_applications set phone = '4165550100'`
  await hire()
  const [contractor] = await db.sql`
    select full_name, service_areas, status from public.contractors where email = 'applicant@example.com'`
  expect(contractor).toEqual({ full_name: 'canary', service_areas: ['Toronto'], status: false })
  expect(await db.sql`select application_status from public.job_applications`).toEqual([
    { application_status: 'hired' },
  ])
  await expect(hire()).rejects.toMatchObject({ code: 'PT409', hint: 'known' })
})
