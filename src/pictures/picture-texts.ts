import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PictureView } from './pictures.ts';

/**
 * What a drawing shows, for whoever does not see it; `name` is the product's name. Wherever a screen shows an image of a
 * body, the words say that it is drawn.
 */
export const pictureAlternatives: Readonly<Record<PictureView, (name: string) => MessageDescriptor>> = {
  'three-quarter': (name) =>
    msg`${name} lying on a table with its cable and plug, seen from above at an angle. Drawing.`,
  'three-quarter-lightning': (name) =>
    msg`${name} lying on a table with its cable and Lightning plug, seen from above at an angle. Drawing.`,
  connector: (name) => msg`Plug of ${name} close up, with its width and thickness in millimetres. Drawing.`,
  'connector-lightning': (name) =>
    msg`Lightning plug of ${name} close up, with its width and thickness in millimetres. Drawing.`,
  'in-hand': (name) =>
    msg`${name} beside a phone, to scale, with its length and width in millimetres. The ultrasound image on the phone is an illustration.`,
  box: (name) =>
    msg`${name} in its open box with cable and quick guide, beside it the charging base and the travel case. Drawing.`,
  'box-lightning': (name) =>
    msg`${name} in its open box with Lightning cable and quick guide, beside it the charging base and the travel case. Drawing.`,
  emblem: (name) => msg`Emblem of ${name}`,
};

/** The words for the hero of the home page. */
export const heroAlternative: MessageDescriptor = msg`A handheld probe in a dark room and the fan-shaped ultrasound image that it makes, with its depth in centimetres. Illustration.`;
