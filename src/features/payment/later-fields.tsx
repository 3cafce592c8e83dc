import { useCallback, type ComponentType } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useFirstTouch } from '../../browser/use-first-touch.ts';
import { loadLazyPart, useLazyPart } from '../../i18n/lazy-parts.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { FieldsProps, LaterInputs } from './method-view.ts';

const nothing = { fields: null, errors: [], areErrorsAnnounced: false } as const;

/**
 * The fields of a method that few buyers choose, by file name: loaded with the first press on a screen that offers the
 * method, and at the latest once it is chosen.
 */
export const laterFields = (name: string, load: () => Promise<LaterInputs>): ComponentType<FieldsProps> =>
  function LaterFields({ isChosen, isOffered, children, ...props }) {
    const { i18n } = useLingui();
    const { part, ...missing } = useLazyPart(name, load, isChosen);
    const prepare = useCallback(() => {
      if (isOffered) void loadLazyPart(name, load).catch(() => undefined);
    }, [isOffered]);
    useFirstTouch(prepare);
    if (!isChosen) return children(nothing);
    return children(
      part?.fieldsShown(props, i18n) ?? { ...nothing, fields: <Skeleton shape="control" />, missing },
    );
  };
