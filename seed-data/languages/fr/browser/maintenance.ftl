maintenance-title = Maintenance en cours
maintenance-effect = Vous pouvez tout consulter et essayer des modifications. Les modifications d’un scénario restent dans ce navigateur et sont enregistrées à la fin de la maintenance. Les autres modifications sont impossibles.
maintenance-until = Fin estimée : { $time }
