import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SuggestionReason } from '@sonde/machines/rules/survey';

/** Why a bundle is suggested, in one sentence. */
export const reasonSentences: Readonly<Record<SuggestionReason, MessageDescriptor>> = {
  everyone: msg`Everyone in your group who scans gets an account.`,
  alone: msg`You scan alone, and this membership is for one person.`,
  sharing: msg`You work on images together, and all members can see them.`,
  imaging: msg`For diagnosis and procedures, this is our newest probe.`,
  learning: msg`You’re in training, and no other probe costs less.`,
  support: msg`You’re new to ultrasound, and members get support by chat and phone.`,
  budget: msg`It fits your budget.`,
  start: msg`A good start for most people: every imaging preset and all app updates.`,
  newest: msg`Our newest probe, with all app updates.`,
  once: msg`You pay for the membership once, and nothing renews.`,
  group: msg`For a group: its members share their images.`,
  nursing: msg`Its presets for nursing and home visits come first.`,
  probe: msg`The probe alone: scans stay on your device, and nothing renews.`,
  lowest: msg`The lowest price today of these bundles.`,
};
